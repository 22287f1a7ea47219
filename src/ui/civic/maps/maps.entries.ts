import type { SearchWay } from '../../frame/shell/declarations/way'
import { aroundMapPath, practiceMapPath } from './maps.paths'

export const ways: readonly SearchWay[] = [
  { path: practiceMapPath, words: { 'zh-CN': '阵地地图|地图', en: 'Community map|map' } },
  { path: aroundMapPath, words: { 'zh-CN': '附近地图|地图|附近', en: 'Map of places nearby|map|near me' } },
]
