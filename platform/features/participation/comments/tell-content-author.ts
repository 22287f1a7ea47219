import { contentTypePath } from '../../../../src/domain/participation/comments/comment-path'
import { eq } from 'drizzle-orm'
import { fillMessage } from '../../../kernel/cases/notify-concerned'
import type { ContentAuthor } from '../../../kernel/contents/content-author'
import { contents } from '../../../kernel/contents/contents.schema'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { quotedBeginning } from '../../../kernel/messages/quoted-beginning'
import { notify } from '../../../kernel/messages/notify'
import { asWritten } from '../../../kernel/shared/as-written'
import { tellNamed } from '../mentions/tell-named'
import { authorMessages } from './author-messages.words'
import { contentAuthorOf } from './content-author-of'
import { nameToTell, pathOfComment, selectTold, tellOfReply } from './tell-author'

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
  const { id, userId: writerId, text, people } = comment
  const others = people.filter((person) => person.id !== toldId)
  await tellNamed(transaction, others, { id, writerId, text, path: pathOfComment(comment) }, at)
}

/** Tells the member who made a content that somebody commented on it; returns whom it told. */
async function tellMaker(
  transaction: Transaction,
  contentAuthors: readonly ContentAuthor[],
  comment: NonNullable<Awaited<ReturnType<typeof selectTold>>>,
  at: Date,
): Promise<string | null> {
  const { contentId, type, userId: actorId, text } = comment
  const told = await toldOf(transaction, contentAuthors, { id: contentId, type }, actorId)
  if (told === null) return null
  const params = { ...told.params, beginning: asWritten(quotedBeginning(text)) }
  const fold = { key: `content.comment:${contentId}`, words: fillMessage(authorMessages.contentComments, params) }
  const message = {
    userId: told.authorId,
    id: contentId,
    words: fillMessage(authorMessages.contentComment, params),
    path: pathOfComment(comment),
    fold,
  }
  await notify(transaction, { name: 'content.comment', category: 'replies' }, [message], at)
  return told.authorId
}

/** Tells the member who made a content that somebody likes it. Of the same member they are told once. */
export async function tellOfContentLike(
  transaction: Transaction,
  contentAuthors: readonly ContentAuthor[],
  content: { readonly id: string; readonly type: number },
  actorId: string,
  at: Date,
): Promise<void> {
  const told = await toldOf(transaction, contentAuthors, content, actorId)
  if (told === null) return
  const { authorId, params } = told
  const fold = { key: `content.like:${content.id}`, words: fillMessage(authorMessages.contentLikes, params), actorId }
  const message = {
    userId: authorId,
    id: content.id,
    words: fillMessage(authorMessages.contentLike, params),
    path: contentTypePath(content.type, content.id),
    fold,
  }
  await notify(transaction, { name: 'content.like', category: 'replies' }, [message], at)
}

/** The author of a content, and what they are told of the member who acted on it; null when nobody is told. */
async function toldOf(
  database: Database,
  contentAuthors: readonly ContentAuthor[],
  content: { readonly id: string; readonly type: number },
  actorId: string,
) {
  const queries = queriesOf(database)
  const authorId = await contentAuthorOf(queries, contentAuthors, content, 'authorId')
  if (authorId === null) return null
  const who = await nameToTell(database, actorId, authorId, content.id)
  const title = await queries.readValue(
    build.select({ title: contents.title }).from(contents).where(eq(contents.id, content.id)),
  )
  return who === null || title === null ? null : { authorId, params: { who: asWritten(who), title } }
}
