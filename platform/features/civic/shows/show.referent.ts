import { and, eq, ne, or } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import type { MessageReferent } from '../../../kernel/messages/message-referent'
import { shows } from './shows.schema'

/** The text of a show: its author reads it until they delete it, others while it is published. */
export const showReferent: MessageReferent = {
  kind: 'show',
  is: 'message',
  read: (queries, ids, readerId) =>
    queries.read(
      build
        .select({ id: shows.id, words: shows.text })
        .from(shows)
        .where(
          and(
            isOneOf(shows.id, ids),
            ne(shows.state, 'deleted'),
            or(eq(shows.userId, readerId), eq(shows.state, 'published')),
          ),
        ),
    ),
}
