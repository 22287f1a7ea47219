import { waysOf } from '../../frame/shell/way'
import { shortsPath } from './videos.routes'
import { shortWaysWords } from './short-ways.words'

export const ways = waysOf(shortWaysWords, [['shorts', shortsPath]])
