import { waysOf } from '../../frame/shell/way'
import { radioHomePath } from './radio.routes'
import { radioWaysWords } from './radio-ways.words'

export const radioWays = waysOf(radioWaysWords, [['radio', radioHomePath]])
