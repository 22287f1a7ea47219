import { keptRows, type PersonalData } from '../../../kernel/members/personal-data'
import { activityMembers, serviceTimes } from './activities.schema'

/** What becomes of what these tables hold of members. */
export const personalActivities: readonly PersonalData[] = [
  keptRows(activityMembers, activityMembers.userId, 'The places of an activity are counted', { copy: {} }),
  keptRows(serviceTimes, serviceTimes.userId, 'The hours of an activity are counted', { copy: {} }),
]
