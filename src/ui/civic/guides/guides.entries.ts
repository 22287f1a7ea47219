import type { SearchWay } from '../../frame/shell/declarations/way'
import { guidesPath } from './guides.paths'

export const ways: readonly SearchWay[] = [
  {
    path: guidesPath,
    words: { 'zh-CN': '办事指南|办事|怎么办|办证|政务', en: 'Guides|how to|procedures|paperwork|official guides' },
  },
]
