import type { SearchWay } from '../../frame/shell/declarations/way'
import { venuesPath } from './venues.paths'

export const ways: readonly SearchWay[] = [
  {
    path: venuesPath,
    words: { 'zh-CN': '实践阵地|阵地|实践站|服务站', en: 'Community venues|venues|stations|centres' },
  },
]
