import { waysOf } from '../../frame/shell/way'
import { liveWaysWords } from './live-ways.words'
import { liveEventsPath } from './live.paths'

export const ways = waysOf(liveWaysWords, [['live', liveEventsPath]])
