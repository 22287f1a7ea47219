import type { SearchWay } from '../../frame/shell/declarations/way'
import { tvPath } from './tv.paths'

export const ways: readonly SearchWay[] = [
  { path: tvPath, words: { 'zh-CN': '电视|看电视|电视直播', en: 'TV|television|watch live' } },
]
