import { waysOf } from '../../frame/shell/way'
import { governmentPath } from './government.paths'
import { governmentWaysWords } from './government-ways.words'

export const ways = waysOf(governmentWaysWords, [['government', governmentPath]])
