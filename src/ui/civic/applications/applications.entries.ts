import { UserRoundPlus } from 'lucide-react'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { applyPath } from './applications.paths'

export const ways: readonly SearchWay[] = [
  {
    path: applyPath,
    words: { 'zh-CN': '入驻申请|申请入驻|合作', en: 'Publish with us|join as an organisation|apply' },
  },
]

export const mine: readonly MineEntry[] = [
  {
    group: 'account',
    rank: 70,
    path: applyPath,
    icon: UserRoundPlus,
    subject: 'application',
    rankForGuests: 30,
    words: { 'zh-CN': '入驻申请', en: 'Publish with us' },
  },
]
