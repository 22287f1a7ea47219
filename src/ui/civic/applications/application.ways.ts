import { waysOf } from '../../frame/shell/way'
import { applyPath } from './applications.paths'
import { applicationWaysWords } from './application-ways.words'

export const ways = waysOf(applicationWaysWords, [['join', applyPath]])
