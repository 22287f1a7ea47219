import { contentTypePath } from '../../../../src/domain/participation/comments/comment-path'
import type { ContentAuthor } from '../../../kernel/contents/content-author'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import { tellNamed } from '../mentions/tell-named'
import { authorMessages } from './author-messages.words'
import { contentAuthorOf } from './content-author-of'
import { mayTell, pathOfComment, selectTold, tellOfReply } from './tell-author'

/**
 * Tells of a new comment: of a reply, the member whom it answers; of any other, the member who made the content; and
 * those whom it names. Several unread comments on one content are one message, and nobody is told of one twice.
 */
export async function tellOfComment(
  transaction: Transaction,
  contentAuthors: readonly ContentAuthor[],
  commentId: string,
  at: Date,
): Promise<void> {
  const comment = await selectTold(transaction, commentId)
  if (comment === null) return
  const toldId =
    comment.parentId === null
      ? await tellMaker(transaction, contentAuthors, comment, at)
      : await tellOfReply(transaction, commentId, at)
  await tellOthersNamed(transaction, comment, toldId, at)
}

/** Tells whom a changed comment names newly; whom it answers, or who made the content, heard of it before. */
export async function tellOfChange(
  transaction: Transaction,
  contentAuthors: readonly ContentAuthor[],
  commentId: string,
  at: Date,
): Promise<void> {
  const comment = await selectTold(transaction, commentId)
  if (comment === null) return
  const { contentId: id, type, parentId, userId, replyToUserId, parentUserId } = comment
  const toldId =
    parentId === null
      ? await authorToTell(transaction, contentAuthors, { id, type }, userId)
      : (replyToUserId ?? parentUserId)
  await tellOthersNamed(transaction, comment, toldId, at)
}

async function tellOthersNamed(
  transaction: Transaction,
  comment: NonNullable<Awaited<ReturnType<typeof selectTold>>>,
  toldId: string | null,
  at: Date,
): Promise<void> {
  const { id, contentId, userId: writerId, people } = comment
  const others = people.filter((person) => person.id !== toldId)
  const text = { of: refer('comment', id), on: contentId, path: pathOfComment(comment) }
  await tellNamed(transaction, others, { ...text, id, writerId }, at)
}

/** Tells the member who made a content that somebody commented on it; returns whom it told. */
async function tellMaker(
  transaction: Transaction,
  contentAuthors: readonly ContentAuthor[],
  comment: NonNullable<Awaited<ReturnType<typeof selectTold>>>,
  at: Date,
): Promise<string | null> {
  const { id, contentId, type, userId: actorId } = comment
  const authorId = await authorToTell(transaction, contentAuthors, { id: contentId, type }, actorId)
  if (authorId === null) return null
  const message = {
    ...{ userId: authorId, id: contentId, words: authorMessages.contentComment, path: pathOfComment(comment) },
    slots: { who: refer('member', actorId), title: refer('content', contentId), beginning: refer('comment', id) },
    fold: { key: `content.comment:${contentId}`, words: authorMessages.contentComments },
  }
  await notify(transaction, { name: 'content.comment', category: 'replies' }, [message], at)
  return authorId
}

/** Tells the member who made a content that somebody likes it. Of the same member they are told once. */
export async function tellOfContentLike(
  transaction: Transaction,
  contentAuthors: readonly ContentAuthor[],
  content: { readonly id: string; readonly type: number },
  actorId: string,
  at: Date,
): Promise<void> {
  const { id, type } = content
  const authorId = await authorToTell(transaction, contentAuthors, content, actorId)
  if (authorId === null) return
  const message = {
    ...{ userId: authorId, id, words: authorMessages.contentLike, path: contentTypePath(type, id) },
    slots: { who: refer('member', actorId), title: refer('content', id) },
    fold: { key: `content.like:${id}`, words: authorMessages.contentLikes, actorId },
  }
  await notify(transaction, { name: 'content.like', category: 'replies' }, [message], at)
}

/** The author of a content, when they are told of what a member does on it; null otherwise. */
async function authorToTell(
  database: Database,
  contentAuthors: readonly ContentAuthor[],
  content: { readonly id: string; readonly type: number },
  actorId: string,
): Promise<string | null> {
  const receiverId = await contentAuthorOf(queriesOf(database), contentAuthors, content, 'authorId')
  if (receiverId === null) return null
  return (await mayTell(database, { actorId, receiverId, contentId: content.id })) ? receiverId : null
}
