import { eq } from 'drizzle-orm'
import { referentOf } from '../../../kernel/messages/referent-of'
import { teamFoundings } from './team-foundings.schema'

/** The name that somebody asked for; they alone are told of it. */
export const foundingReferent = referentOf({
  kind: 'team-founding',
  is: 'label',
  id: teamFoundings.id,
  words: teamFoundings.name,
  isShownTo: (readerId) => eq(teamFoundings.userId, readerId),
})
