import { waysOf } from '../../frame/shell/way'
import { amenitiesPath } from './amenities.paths'
import { amenityWaysWords } from './amenity-ways.words'

export const ways = waysOf(amenityWaysWords, [['amenities', amenitiesPath]])
