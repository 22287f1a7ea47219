import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { teamFoundings } from './team-foundings.schema'

/** What becomes of what these tables hold of members. */
export const personalFoundings: readonly PersonalData[] = [
  { ...ownRows(teamFoundings, teamFoundings.userId), cases: 'team-founding' },
]
