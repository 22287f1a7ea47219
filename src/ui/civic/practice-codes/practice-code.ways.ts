import { waysOf } from '../../frame/shell/way'
import { practiceCodePath } from './practice-codes.paths'
import { practiceCodeWaysWords } from './practice-code-ways.words'

export const ways = waysOf(practiceCodeWaysWords, [['code', practiceCodePath]])
