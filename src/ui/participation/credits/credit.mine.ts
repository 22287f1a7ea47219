import { Coins } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { creditsPath } from './credits.paths'
import { creditMineWords } from './credit-mine.words'

export const mine = mineEntriesOf(creditMineWords, [
  { name: 'credits', group: 'services', rank: 60, path: creditsPath, icon: Coins },
])
