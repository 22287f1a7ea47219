import { UserRoundPlus } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { applyPath } from './applications.paths'
import { applicationMineWords } from './application-mine.words'

export const mine = mineEntriesOf(applicationMineWords, [
  {
    name: 'join',
    group: 'account',
    rank: 70,
    path: applyPath,
    icon: UserRoundPlus,
    subject: 'application',
    rankForGuests: 30,
  },
])
