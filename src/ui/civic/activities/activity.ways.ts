import { waysOf } from '../../frame/shell/way'
import { activitiesPath, activityRecordPath, myActivitiesPath } from './activities.paths'
import { activityWaysWords } from './activity-ways.words'

export const ways = waysOf(activityWaysWords, [
  ['activities', activitiesPath],
  ['myActivities', myActivitiesPath],
  ['record', activityRecordPath],
])
