import { keptRows, type PersonalData } from '../../../kernel/members/personal-data'
import { activityMembers, serviceTimes } from './activities.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalActivities: readonly PersonalData[] = [
  keptRows(activityMembers, activityMembers.userId, 'The places of an activity are counted', { copy: {} }),
  keptRows(serviceTimes, serviceTimes.userId, 'The hours of an activity are counted', { copy: {} }),
]
