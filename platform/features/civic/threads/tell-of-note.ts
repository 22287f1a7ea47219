import { threadSubject, type ThreadKey, type ThreadSide } from '../../../../src/domain/civic/threads/thread'
import type { Transaction } from '../../../kernel/database/client'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import { threadMessages } from './thread-messages.words'

interface WrittenNote {
  readonly id: string
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
  { id, writerId, readerId, side, at }: WrittenNote,
): Promise<void> {
  const words = threadMessages[key.kind][side]
  const subject = threadSubject(key)
  const path = `/case-thread/${key.kind}/${encodeURIComponent(key.caseId)}/${encodeURIComponent(key.helperId)}`
  const news = {
    userId: readerId,
    words,
    path,
    id: `${subject}:${writerId}`,
    about: [refer('member', writerId), refer('thread-note', id)],
    fold: { key: `thread ${subject}`, words },
  }
  await notify(transaction, { name: 'thread.write', category: 'cases' }, [news], at)
}
