import { waysOf } from '../../frame/shell/way'
import { publishShowPath, showsPath } from './shows.paths'
import { showWaysWords } from './show-ways.words'

export const ways = waysOf(showWaysWords, [
  ['shows', showsPath],
  ['publishShow', publishShowPath],
])
