import { ShieldCheck } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { safePath } from './safety.paths'
import { safetyMineWords } from './safety-mine.words'

export const mine = mineEntriesOf(safetyMineWords, [
  { name: 'safety', group: 'account', rank: 55, path: safePath, icon: ShieldCheck },
])
