import { waysOf } from '../../frame/shell/way'
import { matrixPath } from './matrix.paths'
import { matrixWaysWords } from './matrix-ways.words'

export const ways = waysOf(matrixWaysWords, [['matrix', matrixPath]])
