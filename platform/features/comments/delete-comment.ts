import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { errorCodes } from '../../../contract/envelope'
import type { Database } from '../../database/client'
import { Refusal } from '../../http/refusal'
import { contents } from '../feed/feed.schema'
import { comments } from './comments.schema'

/**
 * Deletes a comment with its replies and likes, counts included. Lock order is the top-level comment, then the content,
 * as in `insertReply`, so that there are no deadlocks. The statement after the lock sees every reply that was added
 * before it, and none can be added after it.
 */
export async function deleteOwnComment(database: Database, id: string, userId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const named = alias(comments, 'named')
    const topId = transaction
      .select({ id: sql`coalesce(${named.parentId}, ${named.id})` })
      .from(named)
      .where(eq(named.id, id))
    const [top] = await transaction
      .select({ id: comments.id, contentId: comments.contentId, deletedAt: comments.deletedAt })
      .from(comments)
      .where(sql`${comments.id} = ${topId}`)
      .for('no key update')
    const [found] = await transaction
      .select({ userId: comments.userId })
      .from(comments)
      .where(and(eq(comments.id, id), isNull(comments.deletedAt)))
    if (top === undefined || top.deletedAt !== null || found === undefined) throw new Refusal(errorCodes.gone)
    if (found.userId !== userId) throw new Refusal(errorCodes.notYours)
    const taken = await transaction
      .update(comments)
      .set({ deletedAt: sql`now()` })
      .where(and(or(eq(comments.id, id), eq(comments.parentId, id)), isNull(comments.deletedAt)))
      .returning({ id: comments.id })
    await transaction
      .update(comments)
      .set({ replies: sql`${comments.replies} - 1` })
      .where(and(eq(comments.id, top.id), ne(comments.id, id)))
    await transaction
      .update(contents)
      .set({ comments: sql`${contents.comments} - ${taken.length}` })
      .where(eq(contents.id, top.contentId))
  })
}
