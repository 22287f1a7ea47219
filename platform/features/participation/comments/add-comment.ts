import type { CommentDto } from '../../../../contract/comments'
import { and, eq, or } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { commentText } from '../../../../src/domain/participation/comments/comment'
import type { NamedPerson } from '../../../../src/domain/participation/marked-text/marked-text'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { isOneOf } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import type { ContentAuthor } from '../../../kernel/contents/content-author'
import type { Caller } from '../../../kernel/http/caller'
import { contents } from '../../../kernel/contents/contents.schema'
import { isMuted, isOpen } from '../../../kernel/contents/open-to'
import { Refusal, invalid } from '../../../kernel/http/refusal'
import { randomId } from '../../../kernel/shared/random'
import { refuseBetweenBlocked } from '../../people/privacy/block-people'
import { resolvePeople } from '../mentions/named-in-text'
import { comments } from './comments.schema'
import { commentOf } from './comment-answers'
import { contentAuthorOf } from './content-author-of'
import { selectComment } from './comments.queries'
import { heldComments } from './held-comments.schema'
import { isHeld } from './hold-comment'
import { insertComment, insertReply, type CommentInsert } from './insert-comment'

interface CommentBody {
  readonly post_id: string
  readonly type: number
  readonly text: string
  readonly people: readonly NamedPerson[]
  readonly parent_id: string | null
  readonly reply_to_id: string | null
}

/**
 * Posts a comment or a reply. Refuses an invalid text, one with words that the site refuses, contents that are gone or
 * closed for comments, and those who are muted where the content was written. Answers null when the comment waits for
 * the office before others see it.
 */
export async function addComment(
  database: Database,
  caller: Caller,
  body: CommentBody,
  contentAuthors: readonly ContentAuthor[],
  at: Date,
): Promise<CommentDto | null> {
  const text = commentText(body.text)
  if (!text.ok) throw invalid({ text: text.reason === 'empty' ? 'too-short' : text.reason })
  const { id: userId } = caller.require()
  if (await isMuted(queriesOf(database), body.post_id, userId, at))
    throw new Refusal(errorCodes.stateRefuses, null, { state: 'muted' })
  await refuseReplyToBlocked(database, userId, body, contentAuthors)
  const people = await namedIn(database, userId, { ...body, text: text.value })
  const comment = {
    ...{ id: randomId('comment'), contentId: body.post_id, type: body.type, userId },
    ...{ text: text.value, people },
  }
  if (await isHeld(queriesOf(database), userId, text.value)) {
    await hold(database, comment, body)
    return null
  }
  const state =
    body.parent_id === null
      ? await insertComment(database, comment)
      : await insertReply(database, comment, body.parent_id, body.reply_to_id)
  if (state === 'closed') throw new Refusal(errorCodes.stateRefuses, null, { state: 'comments-closed' })
  const row = state === 'gone' ? null : await selectComment(queriesOf(database), comment.id, userId)
  if (row === null) throw new Refusal(errorCodes.gone)
  return commentOf(row, userId)
}

/** The people whom a comment really names; under what only a group sees, its members alone can be named. */
export async function namedIn(
  database: Database,
  writerId: string,
  { text, people, post_id: id }: Pick<CommentBody, 'text' | 'people' | 'post_id'>,
): Promise<readonly NamedPerson[]> {
  if (people.length === 0) return []
  const queries = queriesOf(database)
  const audience = await queries.readValue(
    build
      .select({ audience: contents.audience })
      .from(contents)
      .where(and(eq(contents.id, id), eq(contents.state, 'members'))),
  )
  return await resolvePeople(queries, { text, people, writerId, audience })
}

/** Keeps a comment for the office; the content is looked at again when it is posted. */
async function hold(
  database: Database,
  comment: CommentInsert,
  { parent_id: parentId, reply_to_id: replyToId }: CommentBody,
): Promise<void> {
  const content = { id: comment.contentId, type: comment.type }
  if (!(await isOpen(queriesOf(database), content, comment.userId))) throw new Refusal(errorCodes.gone)
  await database.insert(heldComments).values({ ...comment, parentId, replyToId })
}

/**
 * Refuses a comment on what somebody made, and a reply to what somebody wrote, when one of the two people blocks the
 * other.
 */
export async function refuseReplyToBlocked(
  database: Database,
  userId: string,
  { post_id, type, parent_id, reply_to_id }: Omit<CommentBody, 'text' | 'people'>,
  contentAuthors: readonly ContentAuthor[],
): Promise<void> {
  const queries = queriesOf(database)
  // The parent is a comment; `reply_to_id` names a person, or one of their comments.
  const repliedIds = [parent_id, reply_to_id].filter((id) => id !== null)
  const authors =
    repliedIds.length === 0
      ? []
      : await queries.readColumn(
          build
            .select({ userId: comments.userId })
            .from(comments)
            .where(or(isOneOf(comments.id, repliedIds), isOneOf(comments.userId, repliedIds)))
            .groupBy(comments.userId)
            .limit(10),
        )
  const maker = await contentAuthorOf(queries, contentAuthors, { id: post_id, type }, 'namedAuthorId')
  if (maker !== null) authors.push(maker)
  for (const author of new Set(authors)) if (author !== userId) await refuseBetweenBlocked(database, userId, author)
}
