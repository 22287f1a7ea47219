import { eq, or } from 'drizzle-orm'
import { referentOf } from '../../../kernel/messages/referent-of'
import { threadNotes } from './threads.schema'

/** A note of a thread, which its two sides alone read. A message tells that it was written, and never what. */
export const noteReferent = referentOf({
  kind: 'thread-note',
  is: 'message',
  id: threadNotes.id,
  words: threadNotes.text,
  isShownTo: (readerId) => or(eq(threadNotes.writerId, readerId), eq(threadNotes.readerId, readerId)),
})
