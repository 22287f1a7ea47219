import { waysOf } from '../shell/way'
import { citiesPath } from './cities.routes'
import { citiesWaysWords } from './cities-ways.words'

export const citiesWays = waysOf(citiesWaysWords, [['cities', citiesPath]])
