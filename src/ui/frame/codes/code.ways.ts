import { waysOf } from '../shell/way'
import { scanPath } from './codes.routes'
import { codeWaysWords } from './code-ways.words'

export const codeWays = waysOf(codeWaysWords, [['scan', scanPath]])
