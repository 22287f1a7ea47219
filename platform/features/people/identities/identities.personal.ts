import type { PersonalData } from '../../../kernel/members/personal-data'
import { identities } from './identities.schema'
import { cardUse, nameUse } from './read-identity'

/** How the personal data of members in these tables is copied and deleted. */
export const personalIdentities: readonly PersonalData[] = [
  {
    table: identities,
    member: identities.id,
    copy: {
      without: ['name', 'card', 'cardMark', 'reference', 'finding', 'asked', 'askAt'],
      opened: (vault, { id, name, card }: typeof identities.$inferSelect) => ({
        name: name === null ? null : vault.open(nameUse(id), name),
        card: card === null ? null : vault.open(cardUse(id), card),
      }),
    },
    removed: true,
    cases: 'identity',
  },
]
