import { waysOf } from '../shell/way'
import { citiesPath } from './cities.paths'
import { citiesWaysWords } from './cities-ways.words'

export const ways = waysOf(citiesWaysWords, [['cities', citiesPath]])
