import { waysOf } from '../../frame/shell/way'
import { campaignPath, publishShowPath, showsPath } from './shows.paths'
import { showWaysWords } from './show-ways.words'

export const ways = waysOf(showWaysWords, [
  ['shows', showsPath],
  ['publishShow', publishShowPath],
  ['campaign', campaignPath],
])
