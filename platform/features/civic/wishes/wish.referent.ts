import { eq, inArray, or } from 'drizzle-orm'
import { publicWishStates } from '../../../../src/domain/civic/wishes/wish-lifecycle'
import { referentOf } from '../../../kernel/messages/referent-of'
import { wishes } from './wishes.schema'

/** The title of a wish: the wisher reads it always, others while it is public or has just expired. */
export const wishReferent = referentOf({
  kind: 'wish',
  is: 'label',
  id: wishes.id,
  words: wishes.title,
  isShownTo: (readerId) => or(eq(wishes.userId, readerId), inArray(wishes.state, [...publicWishStates, 'expired'])),
})
