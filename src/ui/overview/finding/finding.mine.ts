import { Compass } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { findingMineWords } from './finding-mine.words'
import { findingPath } from './finding.paths'

export const mine = mineEntriesOf(findingMineWords, [
  { name: 'finding', group: 'services', rank: 15, path: findingPath, icon: Compass, rankForGuests: 15 },
])
