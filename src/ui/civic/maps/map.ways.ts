import { waysOf } from '../../frame/shell/way'
import { aroundMapPath, practiceMapPath } from './maps.paths'
import { mapWaysWords } from './map-ways.words'

export const ways = waysOf(mapWaysWords, [
  ['map', practiceMapPath],
  ['around', aroundMapPath],
])
