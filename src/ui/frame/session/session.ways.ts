import { waysOf } from '../shell/way'
import { forgetPath, loginPath, messengerAccountPath, passwordPath, phonePath } from './session.paths'
import { sessionWaysWords } from './session-ways.words'

export const ways = waysOf(sessionWaysWords, [
  ['login', loginPath()],
  ['phone', phonePath],
  ['messenger', messengerAccountPath],
  ['password', passwordPath],
  ['forget', forgetPath()],
])
