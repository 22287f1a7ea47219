import { Compass } from 'lucide-react'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { findingPath } from './finding.paths'

export const ways: readonly SearchWay[] = [
  {
    path: findingPath,
    words: { 'zh-CN': '发现|热读|大家在读|推荐关注', en: 'Discover|most read|what people read|whom to follow' },
  },
]

export const mine: readonly MineEntry[] = [
  {
    group: 'services',
    rank: 15,
    path: findingPath,
    icon: Compass,
    rankForGuests: 15,
    words: { 'zh-CN': '发现', en: 'Discover' },
  },
]
