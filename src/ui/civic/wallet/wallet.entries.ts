import { Wallet } from 'lucide-react'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { walletPath } from './wallet.paths'

export const ways: readonly SearchWay[] = [
  {
    path: walletPath,
    words: { 'zh-CN': '钱包|我的钱包|余额|提现|收入', en: 'Wallet|my money|balance|cash out|withdraw|earnings' },
  },
]

export const mine: readonly MineEntry[] = [
  {
    group: 'services',
    rank: 70,
    path: walletPath,
    icon: Wallet,
    subject: 'cashOut',
    words: { 'zh-CN': '我的钱包', en: 'My wallet' },
  },
]
