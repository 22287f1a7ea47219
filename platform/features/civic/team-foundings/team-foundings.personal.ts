import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { teamFoundings } from './team-foundings.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalFoundings: readonly PersonalData[] = [
  { ...ownRows(teamFoundings, teamFoundings.userId), cases: 'team-founding' },
]
