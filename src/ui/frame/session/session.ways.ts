import { waysOf } from '../shell/way'
import { forgetPath, loginPath, passwordPath, phonePath } from './session.paths'
import { sessionWaysWords } from './session-ways.words'

export const ways = waysOf(sessionWaysWords, [
  ['login', loginPath()],
  ['phone', phonePath],
  ['password', passwordPath],
  ['forget', forgetPath()],
])
