import { and, count, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { errorCodes } from '../../../../contract/envelope'
import type { Database, Transaction } from '../../../kernel/database/client'
import { isOneOf } from '../../../kernel/database/expressions'
import { lockedInOrder } from '../../../kernel/database/lock-rows'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { forgetAnswersAbout } from '../../../kernel/http/idempotency'
import { Refusal } from '../../../kernel/http/refusal'
import { contents } from '../../../kernel/contents/contents.schema'
import { officeReason } from '../../../kernel/cases/office-reason'
import { users } from '../../../kernel/members/members.schema'
import { forgetCopies } from '../../../kernel/messages/forget-copies'
import { refer } from '../../../kernel/messages/message-words'
import { announceChange } from '../../../kernel/publishing/site-changes'
import { tellRemovalToAuthor } from './tell-removal'
import { comments, emptiedComment } from './comments.schema'
import { heldComments, isNewComment } from './held-comments.schema'

/**
 * Deletes a member's own comment with its replies and likes, counts included, or one of theirs that waits for the
 * office.
 */
export async function deleteOwnComment(database: Database, id: string, userId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const held = await transaction
      .delete(heldComments)
      .where(and(eq(heldComments.id, id), eq(heldComments.userId, userId), isNewComment))
      .returning({ id: heldComments.id })
    if (held.length > 0) return await forgetAnswersAbout(transaction, [id])
    const { top, found } = await lockComment(transaction, id)
    if (found.userId !== userId) throw new Refusal(errorCodes.notYours)
    await deleteLocked(transaction, top, id)
    await announceChange(transaction)
  })
}

/**
 * The office removes a comment, with a reason that its author reads. A comment that others replied to stays without its
 * text and its author, as the head of its thread; any other is deleted.
 */
export async function removeComment(database: Database, id: string, reasonText: string, at: Date): Promise<void> {
  const reason = officeReason(reasonText)
  await database.transaction(async (transaction) => {
    const { top, found } = await lockComment(transaction, id)
    if (found.removedAt !== null) throw new Refusal(errorCodes.stateRefuses, null, { state: 'removed' })
    const replies = await queriesOf(transaction).readValue(
      build
        .select({ count: count() })
        .from(comments)
        .where(and(eq(comments.parentId, id), isNull(comments.deletedAt))),
    )
    const { 'zh-CN': removalReason } = reason
    await transaction
      .update(comments)
      .set({ removedAt: at, removalReason, ...emptiedComment })
      .where(eq(comments.id, id))
    if (replies !== null && replies > 0) await forgetComments(transaction, [id])
    else await deleteLocked(transaction, top, id)
    // The author's account may be gone by now.
    const author = await queriesOf(transaction).readOne(
      build.select({ id: users.id }).from(users).where(eq(users.id, found.userId)),
    )
    if (author !== null) {
      const message = { kind: 'comment.remove', userId: author.id, id, contentId: found.contentId, reason, at } as const
      await tellRemovalToAuthor(transaction, message)
    }
  })
}

interface ThreadHead {
  readonly id: string
  readonly contentId: string
}

/**
 * Locks the thread of a comment: the top-level comment, then the content, as in `insertReply`, so that there are no
 * deadlocks. The statement after the lock sees every reply that was added before the lock was taken, and no reply can
 * be added while it is held.
 */
export async function lockComment(transaction: Transaction, id: string) {
  const namedComments = alias(comments, 'named')
  const topId = build
    .select({ id: sql`coalesce(${namedComments.parentId}, ${namedComments.id})` })
    .from(namedComments)
    .where(eq(namedComments.id, id))
  const top = await queriesOf(transaction).readOne(
    build
      .select({ id: comments.id, contentId: comments.contentId, deletedAt: comments.deletedAt })
      .from(comments)
      .where(sql`${comments.id} = ${topId}`)
      .for('no key update'),
  )
  const comment = await queriesOf(transaction).readOne(
    build
      .select()
      .from(comments)
      .where(and(eq(comments.id, id), isNull(comments.deletedAt))),
  )
  if (top === null || top.deletedAt !== null || comment === null) throw new Refusal(errorCodes.gone)
  return { top, found: comment }
}

/** Takes comments out of what tells of them, and the changed texts of them that wait. */
async function forgetComments(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction
    .delete(heldComments)
    .where(lockedInOrder(heldComments, isOneOf(heldComments.commentId, ids), 'remove'))
  await forgetCopies(
    transaction,
    ids.map((id) => refer('comment', id)),
  )
}

async function deleteLocked(transaction: Transaction, top: ThreadHead, id: string): Promise<void> {
  const removedRows = await transaction
    .update(comments)
    .set({ deletedAt: sql`now()`, ...emptiedComment })
    .where(and(or(eq(comments.id, id), eq(comments.parentId, id)), isNull(comments.deletedAt)))
    .returning({ id: comments.id })
  await forgetComments(
    transaction,
    removedRows.map((row) => row.id),
  )
  await transaction
    .update(comments)
    .set({ replies: sql`${comments.replies} - 1` })
    .where(and(eq(comments.id, top.id), ne(comments.id, id)))
  await transaction
    .update(contents)
    .set({ comments: sql`${contents.comments} - ${removedRows.length}` })
    .where(eq(contents.id, top.contentId))
}
