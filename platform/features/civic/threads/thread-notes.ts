import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { ThreadDto, ThreadNoteDto } from '../../../../contract/threads'
import {
  checkNote,
  notesAnHour,
  threadKeptFor,
  type NoteForm,
  type ThreadKey,
} from '../../../../src/domain/civic/threads/thread'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Database } from '../../../kernel/database/client'
import { isBeyond } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { formLimit } from '../../../kernel/limits/form-limit'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { users } from '../../../kernel/members/members.schema'
import { forgetCopies } from '../../../kernel/messages/forget-copies'
import { refer } from '../../../kernel/messages/message-words'
import { randomId } from '../../../kernel/shared/random'
import { ownPictures } from '../../../kernel/uploads/own-pictures'
import { isShownTo } from '../../participation/reports/is-shown-to'
import { commitments } from '../commitments/commitments.schema'
import { requireThread } from './thread-access'
import { tellOfNote } from './tell-of-note'
import { threadNotes } from './threads.schema'
import { notePictures } from './threads.uploads'

type NoteRow = typeof threadNotes.$inferSelect

export const noteOf = ({ id, writerId, text, pictures, sentAt }: NoteRow, userId: string): ThreadNoteDto => ({
  ...{ id, text, mine: writerId === userId, pictures: [...pictures], sent_at: sentAt.toISOString() },
})

/** The thread as one of its sides sees it. */
export async function readThread(
  database: Database,
  userId: string,
  key: ThreadKey,
  { language, at }: { readonly language: Language; readonly at: Date },
): Promise<ThreadDto> {
  const { kind, caseId, helperId, side, otherId, title, state, keptUntil } = await requireThread(
    database,
    userId,
    key,
    { at },
  )
  const { id, nickname, avatar } = users
  const other = await queriesOf(database).readOne(
    build.select({ id, nickname, avatar }).from(users).where(eq(id, otherId)),
  )
  if (other === null) throw new Refusal(errorCodes.gone)
  return {
    ...{ kind, side, other, state, case_id: caseId, helper_id: helperId },
    title: title[language],
    kept_until: keptUntil?.toISOString() ?? null,
  }
}

/** Selects the notes of a thread, latest first, without what the reader reported or whose writer they block. */
export async function selectNotes(
  database: Database,
  userId: string,
  key: ThreadKey,
  { limit, after, at }: { readonly limit: number; readonly after: CursorValues | null; readonly at: Date },
): Promise<NoteRow[]> {
  const { commitmentId } = await requireThread(database, userId, key, { at })
  const { id, writerId, sentAt } = threadNotes
  return await queriesOf(database).read(
    build
      .select()
      .from(threadNotes)
      .where(
        and(
          eq(threadNotes.commitmentId, commitmentId),
          isShownTo(userId, { kind: 'thread-note', id, authorId: writerId }),
          isBeyond('<', [sentAt, id], after),
        ),
      )
      .orderBy(desc(sentAt), desc(id))
      .limit(limit),
  )
}

const hour = 3_600_000
const noteLimit = formLimit('thread', { most: notesAnHour, window: hour })

/**
 * Writes to the other side, who gets a message, while the volunteer holds the case. Throws 409001 with the state `over`
 * afterwards, and 403003 when one of the two blocks the other.
 */
export async function writeNote(
  database: Database,
  userId: string,
  key: ThreadKey,
  { at, ...form }: NoteForm & { readonly at: Date },
): Promise<NoteRow> {
  const note = checkNote(form)
  if (!note.ok) throw invalid(note.reason)
  return await database.transaction(async (transaction) => {
    const { commitmentId, otherId, side, state } = await requireThread(transaction, userId, key, { at, locks: true })
    if (state === 'over') throw new Refusal(errorCodes.stateRefuses, null, { state })
    if (state === 'blocked') throw new Refusal(errorCodes.notYours)
    await noteLimit.consume(transaction, userId, at)
    const pictures = await ownPictures(transaction, userId, note.value.pictures, { use: notePictures, now: at })
    const row = {
      ...{ id: randomId('note'), commitmentId, writerId: userId, readerId: otherId },
      ...{ text: note.value.text, pictures, sentAt: at },
    }
    await transaction.insert(threadNotes).values(row)
    await tellOfNote(transaction, key, { id: row.id, writerId: userId, readerId: otherId, side, at })
    return row
  })
}

/** Removes what a member wrote, for both sides. */
export async function removeOwnNote(database: Database, userId: string, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const removed = await transaction
      .delete(threadNotes)
      .where(and(eq(threadNotes.id, id), eq(threadNotes.writerId, userId)))
      .returning({ id: threadNotes.id })
    if (removed.length === 0) throw new Refusal(errorCodes.gone)
    await forgetCopies(transaction, [refer('thread-note', id)])
  })
}

/** The most threads that one run deletes. */
const mostAtOnce = 500

/** Deletes the threads that have been over for as long as they are kept. */
export async function removeOldThreads(database: Database, at: Date): Promise<void> {
  const old = build
    .selectDistinct({ id: threadNotes.commitmentId })
    .from(threadNotes)
    .innerJoin(commitments, eq(commitments.id, threadNotes.commitmentId))
    .where(lt(commitments.endedAt, new Date(at.getTime() - threadKeptFor)))
    .limit(mostAtOnce)
  await database.delete(threadNotes).where(inArray(threadNotes.commitmentId, old))
}
