import { and, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { commentText } from '../../../../src/domain/participation/comments/comment'
import type { NamedPerson } from '../../../../src/domain/participation/marked-text/marked-text'
import type { ContentAuthor } from '../../../kernel/contents/content-author'
import { contents } from '../../../kernel/contents/contents.schema'
import { isMuted, isOpenTo } from '../../../kernel/contents/open-to'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { forgetAnswersAbout } from '../../../kernel/http/idempotency'
import { Refusal, invalid } from '../../../kernel/http/refusal'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import { refer } from '../../../kernel/messages/message-words'
import { announceChange } from '../../../kernel/publishing/site-changes'
import { randomId } from '../../../kernel/shared/random'
import { untellNamed } from '../mentions/tell-named'
import { namedIn, refuseReplyToBlocked } from './add-comment'
import { comments } from './comments.schema'
import { lockComment } from './delete-comment'
import { heldComments, isNewComment } from './held-comments.schema'
import { isChangeHeld } from './hold-comment'
import { tellOfChange } from './tell-content-author'

/** How often one member may change comments in a day. */
const allowance = { most: 60, window: 86_400_000 }

interface Writing {
  readonly text: string
  /** The people whom the writer chose, under the names that they saw. */
  readonly people: readonly NamedPerson[]
}

interface Editing {
  readonly contentAuthors: readonly ContentAuthor[]
  readonly userId: string
  readonly at: Date
}

/**
 * Changes the text of a member's comment; returns the id that it has from now on. A text that the office looks at first
 * waits, while others see the former one.
 */
export async function changeComment(
  transaction: Transaction,
  { contentAuthors, userId, at }: Editing,
  id: string,
  writing: Writing,
): Promise<string> {
  const text = commentText(writing.text)
  if (!text.ok) throw invalid({ text: text.reason === 'empty' ? 'too-short' : text.reason })
  const written = { text: text.value, people: writing.people }
  const held = await editHeld(transaction, { userId, at }, id, written)
  if (held !== null) return held
  const { found } = await lockComment(transaction, id)
  if (found.userId !== userId) throw new Refusal(errorCodes.notYours)
  if (found.removedAt !== null) throw new Refusal(errorCodes.gone)
  const type = await requireOpen(transaction, { contentId: found.contentId, userId, at })
  const { contentId: post_id, parentId: parent_id, replyToUserId: reply_to_id } = found
  await refuseReplyToBlocked(transaction, userId, { post_id, type, parent_id, reply_to_id }, contentAuthors)
  await consumeAllowance(transaction, `comment-edit:${userId}`, allowance, at)
  const words = { text: written.text, people: await namedIn(transaction, userId, { ...written, post_id }) }
  await transaction.delete(heldComments).where(eq(heldComments.commentId, id))
  if (words.text === found.text && JSON.stringify(words.people) === JSON.stringify(found.people)) return id
  if (await isChangeHeld(queriesOf(transaction), id, words.text))
    await transaction
      .insert(heldComments)
      .values({
        ...{ id: randomId('comment'), commentId: id, contentId: post_id, type, userId },
        ...{ parentId: parent_id, replyToId: reply_to_id, ...words, createdAt: at },
      })
  else await replaceText(transaction, contentAuthors, id, words, at)
  return id
}

/** Changes a comment that waits for the office, under another id; null when none waits under this one. */
async function editHeld(
  transaction: Transaction,
  { userId, at }: Omit<Editing, 'contentAuthors'>,
  id: string,
  { text, people }: Writing,
): Promise<string | null> {
  const isWaiting = and(eq(heldComments.id, id), eq(heldComments.userId, userId), isNewComment)
  const held = await queriesOf(transaction).readOne(
    build.select({ contentId: heldComments.contentId }).from(heldComments).where(isWaiting).for('update'),
  )
  if (held === null) return null
  await requireOpen(transaction, { contentId: held.contentId, userId, at })
  await consumeAllowance(transaction, `comment-edit:${userId}`, allowance, at)
  const words = { text, people: await namedIn(transaction, userId, { text, people, post_id: held.contentId }) }
  const newId = randomId('comment')
  await transaction
    .update(heldComments)
    .set({ id: newId, ...words })
    .where(eq(heldComments.id, id))
  await forgetAnswersAbout(transaction, [id])
  return newId
}

/** The code of a content under which the member may still write. */
async function requireOpen(
  database: Database,
  { contentId, userId, at }: { readonly contentId: string; readonly userId: string; readonly at: Date },
): Promise<number> {
  const queries = queriesOf(database)
  const content = await queries.readOne(
    build
      .select({ type: contents.type, isOpen: contents.commentsOpen })
      .from(contents)
      .where(and(eq(contents.id, contentId), isOpenTo(userId))),
  )
  if (content === null) throw new Refusal(errorCodes.gone)
  if (await isMuted(queries, contentId, userId, at))
    throw new Refusal(errorCodes.stateRefuses, null, { state: 'muted' })
  if (!content.isOpen) throw new Refusal(errorCodes.stateRefuses, null, { state: 'comments-closed' })
  return content.type
}

/**
 * Gives a comment, whose thread is locked, another text. Messages refer to it, and have the new words; answers to calls
 * that were made before are forgotten, and whoever is named no more is told of it no more.
 */
export async function replaceText(
  transaction: Transaction,
  contentAuthors: readonly ContentAuthor[],
  id: string,
  { text, people }: Writing,
  at: Date,
): Promise<void> {
  const before = await queriesOf(transaction).readValue(
    build.select({ people: comments.people }).from(comments).where(eq(comments.id, id)),
  )
  await transaction.update(comments).set({ text, people, editedAt: at }).where(eq(comments.id, id))
  await forgetAnswersAbout(transaction, [id])
  await announceChange(transaction)
  const taken = (before ?? []).map((person) => person.id).filter((each) => people.every((person) => person.id !== each))
  await untellNamed(transaction, refer('comment', id), taken)
  await tellOfChange(transaction, contentAuthors, id, at)
}
