import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { liveReminders } from './live.schema'

/** What becomes of what these tables hold of members. */
export const personalLive: readonly PersonalData[] = [ownRows(liveReminders, liveReminders.userId)]
