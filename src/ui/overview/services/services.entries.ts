import { LayoutGrid } from 'lucide-react'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { servicesPath } from './services.paths'

export const ways: readonly SearchWay[] = [
  { path: servicesPath, words: { 'zh-CN': '服务|全部服务|办事', en: 'Services|all services|public services' } },
]

export const mine: readonly MineEntry[] = [
  {
    group: 'services',
    rank: 10,
    path: servicesPath,
    icon: LayoutGrid,
    rankForGuests: 10,
    words: { 'zh-CN': '全部服务', en: 'All services' },
  },
]
