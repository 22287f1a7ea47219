import { waysOf } from '../../frame/shell/way'
import { shortsPath } from './videos.paths'
import { shortWaysWords } from './short-ways.words'

export const ways = waysOf(shortWaysWords, [['shorts', shortsPath]])
