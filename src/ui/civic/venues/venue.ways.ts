import { waysOf } from '../../frame/shell/way'
import { venuesPath } from './venues.paths'
import { venueWaysWords } from './venue-ways.words'

export const ways = waysOf(venueWaysWords, [['venues', venuesPath]])
