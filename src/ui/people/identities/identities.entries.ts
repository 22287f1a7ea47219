import { IdCard } from 'lucide-react'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { realNamePath } from './identities.paths'

export const ways: readonly SearchWay[] = [
  {
    path: realNamePath(),
    words: { 'zh-CN': '实名认证|身份证|实名', en: 'Real name|identity card|verify my identity' },
  },
]

export const mine: readonly MineEntry[] = [
  {
    group: 'account',
    rank: 40,
    path: realNamePath(),
    icon: IdCard,
    subject: 'identity',
    value: 'realName',
    words: { 'zh-CN': '实名认证', en: 'Real name' },
  },
]
