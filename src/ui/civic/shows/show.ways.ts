import { waysOf } from '../../frame/shell/way'
import { publishShowPath, showsPath } from './shows.routes'
import { showWaysWords } from './show-ways.words'

export const showWays = waysOf(showWaysWords, [
  ['shows', showsPath],
  ['publishShow', publishShowPath],
])
