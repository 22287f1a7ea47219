import { waysOf } from '../../frame/shell/way'
import { builderWaysWords } from './builder-ways.words'
import { renovationPath } from './builder.paths'

export const ways = waysOf(builderWaysWords, [['renovation', renovationPath]])
