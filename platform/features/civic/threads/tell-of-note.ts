import { threadSubject, type ThreadKey, type ThreadSide } from '../../../../src/domain/civic/threads/thread'
import { fillMessage } from '../../../kernel/cases/notify-concerned'
import type { Transaction } from '../../../kernel/database/client'
import { notify } from '../../../kernel/messages/notify'
import { threadMessages } from './thread-messages.words'

interface WrittenNote {
  readonly writerId: string
  readonly readerId: string
  /** The side that wrote. */
  readonly side: ThreadSide
  readonly at: Date
}

/** Tells the other side that somebody wrote: while they have not read it, all notes of a thread are one message. */
export async function tellOfNote(
  transaction: Transaction,
  key: ThreadKey,
  { writerId, readerId, side, at }: WrittenNote,
): Promise<void> {
  const words = fillMessage(threadMessages[key.kind][side], {})
  const subject = threadSubject(key)
  const path = `/case-thread/${key.kind}/${encodeURIComponent(key.caseId)}/${encodeURIComponent(key.helperId)}`
  // The id ends with that of the writer, with whose account the message is deleted.
  const news = {
    userId: readerId,
    words,
    path,
    id: `${subject}:${writerId}`,
    fold: { key: `thread ${subject}`, words },
  }
  await notify(transaction, { name: 'thread.write', category: 'cases' }, [news], at)
}
