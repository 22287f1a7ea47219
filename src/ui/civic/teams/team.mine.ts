import { Flag } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { myTeamsPath } from './teams.paths'
import { teamMineWords } from './team-mine.words'

export const mine = mineEntriesOf(teamMineWords, [
  {
    name: 'teams',
    group: 'volunteering',
    rank: 50,
    path: myTeamsPath,
    icon: Flag,
    subject: 'team',
    value: 'applicants',
  },
])
