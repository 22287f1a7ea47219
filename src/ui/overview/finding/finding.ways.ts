import { waysOf } from '../../frame/shell/way'
import { findingPath } from './finding.paths'
import { findingWaysWords } from './finding-ways.words'

export const ways = waysOf(findingWaysWords, [['finding', findingPath]])
