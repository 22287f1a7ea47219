import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { shows } from './shows.schema'

/** What becomes of what these tables hold of members. */
export const personalShows: readonly PersonalData[] = [
  { ...ownRows(shows, shows.userId), cases: 'show', hasContents: true },
]
