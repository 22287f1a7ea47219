import { waysOf } from '../../frame/shell/way'
import { safePath } from './safety.paths'
import { safetyWaysWords } from './safety-ways.words'

export const ways = waysOf(safetyWaysWords, [['safety', safePath]])
