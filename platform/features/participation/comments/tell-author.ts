import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { commentPathOf } from '../../../../src/domain/participation/comments/comment-path'
import { fillMessage } from '../../../kernel/cases/notify-concerned'
import { contents } from '../../../kernel/contents/contents.schema'
import { isOpen } from '../../../kernel/contents/open-to'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { users } from '../../../kernel/members/members.schema'
import { quotedBeginning } from '../../../kernel/messages/quoted-beginning'
import { notify, type MessageWords } from '../../../kernel/messages/notify'
import { asWritten } from '../../../kernel/shared/as-written'
import { isBetweenBlocked } from '../../people/privacy/block-people'
import { authorMessages } from './author-messages.words'
import { comments } from './comments.schema'

/** Tells the author of a comment that somebody likes it. Of the same member they are told once. */
export async function tellOfLike(transaction: Transaction, commentId: string, actorId: string, at: Date) {
  const comment = await selectTold(transaction, commentId)
  if (comment === null) return
  const actor = await nameToTell(transaction, actorId, comment.userId, comment.contentId)
  if (actor === null) return
  const fill = filler({ who: actor, beginning: quotedBeginning(comment.text) })
  const fold = { key: `comment.like:${commentId}`, words: fill(authorMessages.likes), actorId }
  const message = {
    userId: comment.userId,
    id: commentId,
    words: fill(authorMessages.like),
    path: pathOfComment(comment),
    fold,
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
  const receiverId = reply.replyToUserId ?? reply.parentUserId
  if (receiverId === null) return null
  const actor = await nameToTell(transaction, reply.userId, receiverId, reply.contentId)
  if (actor === null) return null
  const fill = filler({ who: actor, beginning: quotedBeginning(reply.text) })
  const fold = { key: `comment.reply:${reply.parentId}`, words: fill(authorMessages.replies) }
  const message = {
    userId: receiverId,
    id: reply.parentId,
    words: fill(authorMessages.reply),
    path: pathOfComment(reply),
    fold,
  }
  await notify(transaction, { name: 'comment.reply', category: 'replies' }, [message], at)
  return receiverId
}

const filler =
  (params: Readonly<Record<string, string>>) =>
  (words: MessageWords): MessageWords => {
    const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, asWritten(value)]))
    return fillMessage(words, values)
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
        text: comments.text,
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

/**
 * The name of somebody whose act on a content another member is told of; null when they are not told: of themselves,
 * with a block, or when they may not see the content any more.
 */
export async function nameToTell(
  database: Database,
  actorId: string,
  receiverId: string,
  contentId: string,
): Promise<string | null> {
  if (actorId === receiverId || (await isBetweenBlocked(database, actorId, receiverId))) return null
  if (!(await isOpen(queriesOf(database), { id: contentId }, receiverId))) return null
  const name = build.select({ name: users.nickname }).from(users).where(eq(users.id, actorId))
  return await queriesOf(database).readValue(name)
}
