import { Wallet } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { walletPath } from './wallet.paths'
import { walletMineWords } from './wallet-mine.words'

export const mine = mineEntriesOf(walletMineWords, [
  { name: 'wallet', group: 'services', rank: 70, path: walletPath, icon: Wallet, subject: 'cashOut' },
])
