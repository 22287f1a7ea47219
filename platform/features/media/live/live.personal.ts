import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { liveReminders } from './live.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalLive: readonly PersonalData[] = [ownRows(liveReminders, liveReminders.userId)]
