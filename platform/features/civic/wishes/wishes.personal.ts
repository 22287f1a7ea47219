import { notInArray } from 'drizzle-orm'
import { unsaid } from '../../../kernel/shared/as-written'
import { hiddenRows, keptRows, type PersonalData } from '../../../kernel/members/personal-data'
import { openHelpedPerson } from '../helped-persons/helped-person-details'
import { helpedPersons } from '../helped-persons/helped-persons.schema'
import { openLocation } from './private-location'
import { grantedHelpers, wishClaims, wishes } from './wishes.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalWishes: readonly PersonalData[] = [
  {
    table: wishes,
    member: wishes.userId,
    copy: {
      without: ['privatePlace', 'searchParts'],
      opened: (vault, row: typeof wishes.$inferSelect) => ({ place: openLocation(vault, row) }),
    },
    removed: notInArray(wishes.state, ['finished', 'evaluated']),
    cases: 'wish',
    hasContents: true,
    kept: {
      why: 'It is the record of who helped',
      set: () => ({
        text: unsaid,
        pictures: [],
        placeName: unsaid,
        privatePlace: '',
        latitude: null,
        longitude: null,
        evaluation: null,
        searchParts: [],
      }),
    },
  },
  keptRows(wishClaims, wishClaims.userId, 'It is the record of whose wish was fulfilled', { copy: {} }),
  hiddenRows(grantedHelpers, grantedHelpers.userId),
  {
    table: helpedPersons,
    member: helpedPersons.helperId,
    copy: {
      without: ['details'],
      opened: (vault, { id, details }: typeof helpedPersons.$inferSelect) => ({
        ...openHelpedPerson(vault, id, details),
      }),
    },
    removed: true,
  },
]
