import { CalendarCheck, Hourglass } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { activityRecordPath, myActivitiesPath } from './activities.paths'
import { activityMineWords } from './activity-mine.words'

export const mine = mineEntriesOf(activityMineWords, [
  {
    name: 'activities',
    group: 'volunteering',
    rank: 10,
    path: myActivitiesPath,
    icon: CalendarCheck,
    subject: 'activity',
  },
  { name: 'hours', group: 'volunteering', rank: 20, path: activityRecordPath, icon: Hourglass },
])
