import { waysOf } from '../shell/way'
import { scanPath } from './codes.paths'
import { codeWaysWords } from './code-ways.words'

export const ways = waysOf(codeWaysWords, [['scan', scanPath]])
