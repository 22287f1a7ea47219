import { waysOf } from '../../frame/shell/way'
import { circleWaysWords } from './circle-ways.words'
import { circlesPath } from './circles.paths'

export const ways = waysOf(circleWaysWords, [['circles', circlesPath]])
