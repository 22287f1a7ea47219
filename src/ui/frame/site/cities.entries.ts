import type { SearchWay } from '../shell/declarations/way'
import { citiesPath } from './cities.paths'

export const ways: readonly SearchWay[] = [
  { path: citiesPath, words: { 'zh-CN': '切换城市|城市|换城市|定位', en: 'Choose a city|change city|location' } },
]
