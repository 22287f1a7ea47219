import { eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { unlessRefused } from '../../../kernel/cases/unless-refused'
import { officeReason } from '../../../kernel/cases/office-reason'
import type { Transaction } from '../../../kernel/database/client'
import { isOneOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { forgetCopies } from '../../../kernel/messages/forget-copies'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import type { ReportableKind } from '../../../kernel/moderation/reportable-kind'
import { commitments } from '../commitments/commitments.schema'
import { requireThread } from './thread-access'
import { noteRemovedMessage } from './thread-messages.words'
import { threadNotes } from './threads.schema'

/** Notes: the office reads those alone that one of the two sides reported. */
export const reportableNotes: ReportableKind = {
  kind: 'thread-note',
  find: async (database, ids) => {
    const { id, writerId: authorId, text, pictures } = threadNotes
    const found = await queriesOf(database).read(
      build.select({ id, authorId, text, pictures }).from(threadNotes).where(isOneOf(id, ids)),
    )
    return found.map((note) => ({ ...note, place: '' }))
  },
  isSeenBy: async (database, noteId, userId, at) => {
    const { kind, caseId, userId: helperId } = commitments
    const key = await queriesOf(database).readOne(
      build
        .select({ kind, caseId, helperId })
        .from(threadNotes)
        .innerJoin(commitments, eq(commitments.id, threadNotes.commitmentId))
        .where(eq(threadNotes.id, noteId)),
    )
    return key !== null && (await unlessRefused(() => requireThread(database, userId, key, { at })))
  },
  remove: async (transaction, id, reason, at) => {
    await removeNote(transaction, id, reason, at)
  },
}

async function removeNote(transaction: Transaction, id: string, reasonText: string, at: Date): Promise<void> {
  const reason = officeReason(reasonText)
  const [note] = await transaction.delete(threadNotes).where(eq(threadNotes.id, id)).returning()
  if (note === undefined) throw new Refusal(errorCodes.gone)
  await forgetCopies(transaction, [refer('thread-note', id)])
  const told = { userId: note.writerId, words: noteRemovedMessage, slots: { reason }, path: null }
  await notify(transaction, { name: 'thread-note.remove', category: 'office' }, [told], at)
}
