import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { commentPathOf } from '../../../../src/domain/participation/comments/comment-path'
import { contents } from '../../../kernel/contents/contents.schema'
import { isOpen } from '../../../kernel/contents/open-to'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import { isBetweenBlocked } from '../../people/privacy/block-people'
import { authorMessages } from './author-messages.words'
import { comments } from './comments.schema'

/** Tells the author of a comment that somebody likes it. Of the same member they are told once. */
export async function tellOfLike(transaction: Transaction, commentId: string, actorId: string, at: Date) {
  const comment = await selectTold(transaction, commentId)
  if (comment === null) return
  if (!(await mayTell(transaction, { actorId, receiverId: comment.userId, contentId: comment.contentId }))) return
  const message = {
    ...{ userId: comment.userId, id: commentId, words: authorMessages.like, path: pathOfComment(comment) },
    slots: { who: refer('member', actorId), beginning: refer('comment', commentId) },
    about: [refer('content', comment.contentId)],
    fold: { key: `comment.like:${commentId}`, words: authorMessages.likes, actorId },
  }
  await notify(transaction, { name: 'comment.like', category: 'replies' }, [message], at)
}

/**
 * Tells of a reply: the author of the reply that it answers, or of the comment under which it stands. Several unread
 * replies under one comment are one message. Returns whom it told.
 */
export async function tellOfReply(transaction: Transaction, replyId: string, at: Date): Promise<string | null> {
  const reply = await selectTold(transaction, replyId)
  if (reply === null || reply.parentId === null) return null
  const { userId: actorId, contentId } = reply
  const receiverId = reply.replyToUserId ?? reply.parentUserId
  if (receiverId === null || !(await mayTell(transaction, { actorId, receiverId, contentId }))) return null
  const message = {
    ...{ userId: receiverId, id: reply.parentId, words: authorMessages.reply, path: pathOfComment(reply) },
    slots: { who: refer('member', actorId), beginning: refer('comment', replyId) },
    about: [refer('content', contentId)],
    fold: { key: `comment.reply:${reply.parentId}`, words: authorMessages.replies },
  }
  await notify(transaction, { name: 'comment.reply', category: 'replies' }, [message], at)
  return receiverId
}

interface Told {
  readonly id: string
  readonly parentId: string | null
  readonly contentId: string
  readonly type: number
}

export const pathOfComment = ({ id, parentId, contentId, type }: Told) => commentPathOf(type, contentId, parentId ?? id)

export function selectTold(database: Database, id: string) {
  const parents = alias(comments, 'parents')
  return queriesOf(database).readOne(
    build
      .select({
        id: comments.id,
        userId: comments.userId,
        people: comments.people,
        parentId: comments.parentId,
        replyToUserId: comments.replyToUserId,
        parentUserId: parents.userId,
        contentId: comments.contentId,
        type: contents.type,
      })
      .from(comments)
      .innerJoin(contents, eq(contents.id, comments.contentId))
      .leftJoin(parents, eq(parents.id, comments.parentId))
      .where(eq(comments.id, id)),
  )
}

interface TellingOfAct {
  readonly actorId: string
  readonly receiverId: string
  readonly contentId: string
}

/**
 * Whether a member is told what somebody does on a content: not of themselves, not with a block, and not when they may
 * not see the content any more.
 */
export async function mayTell(database: Database, { actorId, receiverId, contentId }: TellingOfAct): Promise<boolean> {
  if (actorId === receiverId || (await isBetweenBlocked(database, actorId, receiverId))) return false
  return await isOpen(queriesOf(database), { id: contentId }, receiverId)
}
