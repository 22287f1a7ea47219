import { Coins } from 'lucide-react'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { creditsPath } from './credits.paths'

export const ways: readonly SearchWay[] = [
  { path: creditsPath, words: { 'zh-CN': '积分|我的积分|签到积分', en: 'Credits|points|my points' } },
]

export const mine: readonly MineEntry[] = [
  { group: 'services', rank: 60, path: creditsPath, icon: Coins, words: { 'zh-CN': '我的积分', en: 'My credits' } },
]
