import { waysOf } from '../shell/way'
import { bootPath } from './boot.paths'
import { bootWaysWords } from './boot-ways.words'

export const ways = waysOf(bootWaysWords, [['app', bootPath]])
