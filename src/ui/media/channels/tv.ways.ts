import { waysOf } from '../../frame/shell/way'
import { tvPath } from './tv.paths'
import { tvWaysWords } from './tv-ways.words'

export const ways = waysOf(tvWaysWords, [['tv', tvPath]])
