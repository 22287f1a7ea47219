import { HandHeart } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { registerVolunteerPath } from './volunteers.paths'
import { volunteerMineWords } from './volunteer-mine.words'

export const mine = mineEntriesOf(volunteerMineWords, [
  {
    name: 'volunteering',
    group: 'volunteering',
    rank: 80,
    path: registerVolunteerPath,
    icon: HandHeart,
    subject: 'volunteer',
  },
])
