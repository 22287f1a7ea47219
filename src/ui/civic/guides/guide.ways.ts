import { waysOf } from '../../frame/shell/way'
import { guideWaysWords } from './guide-ways.words'
import { guidesPath } from './guides.paths'

export const ways = waysOf(guideWaysWords, [['guides', guidesPath]])
