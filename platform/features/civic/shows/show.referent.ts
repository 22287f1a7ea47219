import { and, eq, ne, or } from 'drizzle-orm'
import { referentOf } from '../../../kernel/messages/referent-of'
import { shows } from './shows.schema'

/** The text of a show: its author reads it until they delete it, others while it is published. */
export const showReferent = referentOf({
  kind: 'show',
  is: 'message',
  id: shows.id,
  words: shows.text,
  isShownTo: (readerId) =>
    and(ne(shows.state, 'deleted'), or(eq(shows.userId, readerId), eq(shows.state, 'published'))),
})
