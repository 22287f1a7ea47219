import type { SearchWay } from '../../frame/shell/declarations/way'
import { myStreetPath } from './surroundings.paths'

export const ways: readonly SearchWay[] = [
  {
    path: myStreetPath,
    words: { 'zh-CN': '我的街区|身边|附近的新鲜事|周边', en: 'My street|around me|neighbourhood|nearby' },
  },
]
