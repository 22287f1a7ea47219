import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { shows } from './shows.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalShows: readonly PersonalData[] = [
  { ...ownRows(shows, shows.userId), cases: 'show', hasContents: true },
]
