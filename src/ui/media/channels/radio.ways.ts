import { waysOf } from '../../frame/shell/way'
import { radioHomePath } from './radio.paths'
import { radioWaysWords } from './radio-ways.words'

export const ways = waysOf(radioWaysWords, [['radio', radioHomePath]])
