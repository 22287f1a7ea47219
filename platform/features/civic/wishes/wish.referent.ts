import { and, eq, inArray, or } from 'drizzle-orm'
import { publicWishStates } from '../../../../src/domain/civic/wishes/wish-lifecycle'
import { isOneOf } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import type { MessageReferent } from '../../../kernel/messages/message-referent'
import { wishes } from './wishes.schema'

/** The title of a wish: the wisher reads it always, others while it is public or has just expired. */
export const wishReferent: MessageReferent = {
  kind: 'wish',
  is: 'label',
  read: (queries, ids, readerId) =>
    queries.read(
      build
        .select({ id: wishes.id, words: wishes.title })
        .from(wishes)
        .where(
          and(
            isOneOf(wishes.id, ids),
            or(eq(wishes.userId, readerId), inArray(wishes.state, [...publicWishStates, 'expired'])),
          ),
        ),
    ),
}
