import { and, desc, eq, isNull, not, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { isBeyond, cursorPlaces, cursorValues, existsIn, literal } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build, textStatement } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { contents } from '../../../kernel/contents/contents.schema'
import { isOpenContent, isOpenTo } from '../../../kernel/contents/open-to'
import { isOfficial } from '../../people/public-accounts/official-accounts'
import { users } from '../../../kernel/members/members.schema'
import { isBetweenBlocks } from '../mentions/named-in-text'
import { isShownTo } from '../reports/is-shown-to'
import { commentLikes, comments } from './comments.schema'

export const person = z.object({ id: z.string(), nickname: z.string(), avatar: z.string(), official: z.boolean() })
export const namedPerson = z.object({ id: z.string(), name: z.string(), nickname: z.nullable(z.string()) })
const replyFields = {
  id: z.string(),
  user_id: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  official: z.boolean(),
  text: z.string(),
  people: z.array(namedPerson),
  created_at: z.string(),
  edited_at: z.nullable(z.string()),
  likes: z.int(),
  liked: z.boolean(),
  removed: z.boolean(),
  reply_to: z.nullable(person),
}
const replyRow = z.object(replyFields)
const commentFields = { ...replyFields, pinned: z.boolean(), replies: z.int(), first_replies: z.array(replyRow) }
const commentRow = z.object(commentFields)
export type ReplyRow = z.infer<typeof replyRow>
export type CommentRow = z.infer<typeof commentRow>

const author = alias(users, 'author')
export const answeredUsers = alias(users, 'answered')
const namedUsers = alias(users, 'named')
const reply = alias(comments, 'reply')

/** The table of comments, or its alias for replies. */
type Rows = Readonly<
  Record<
    'id' | 'userId' | 'replyToUserId' | 'text' | 'people' | 'createdAt' | 'editedAt' | 'likes' | 'removedAt',
    PgColumn
  >
>

/** The columns of a comment or reply. When its author's account is deleted, the comment stays, with an empty author. */
function replyColumns(rows: Rows, viewer: Placeholder | null): SQL {
  const isLiked =
    viewer === null
      ? sql`false`
      : existsIn(commentLikes, eq(commentLikes.userId, viewer), eq(commentLikes.commentId, rows.id))
  return sql`${rows.id} as id, ${rows.userId} as user_id, coalesce(${author.nickname}, '') as nickname, coalesce(${author.avatar}, '') as avatar,
    ${isOfficial(rows.userId)} as official,
    case when ${rows.removedAt} is null then ${rows.text} else '' end as text, ${namedIn(rows)} as people, ${rows.removedAt} is not null as removed, ${rows.createdAt} as created_at, ${rows.editedAt} as edited_at, ${rows.likes} as likes, ${isLiked} as liked,
    ${answeredPerson} as reply_to`
}
/** The person whom a reply answers, of the rows joined as `answeredUsers`. */
export const answeredPerson = sql`case when ${answeredUsers.id} is null then null
      else jsonb_build_object('id', ${answeredUsers.id}, 'nickname', ${answeredUsers.nickname}, 'avatar', ${answeredUsers.avatar},
        'official', ${isOfficial(answeredUsers.id)}) end`
/**
 * The people whom a comment names, each with the name of today, or null where its author and they are not to be linked
 * any more. Nearly all comments name nobody, and cost nothing.
 */
export const namedIn = ({ people: chosen, userId }: Readonly<Record<'people' | 'userId', PgColumn | SQL>>): SQL =>
  sql`case when ${chosen} = '[]' then '[]' else (
    select jsonb_agg(jsonb_build_object('id', person->>'id', 'name', person->>'name', 'nickname', ${namedUsers.nickname}) order by place)
    from jsonb_array_elements(${chosen}) with ordinality as chosen (person, place)
    left join ${users} ${namedUsers} on ${and(sql`${namedUsers.id} = person->>'id'`, isNull(namedUsers.deletedAt), not(isBetweenBlocks(namedUsers.id, userId)))}) end`
const people = ({ userId, replyToUserId }: Rows): SQL =>
  sql`left join ${users} ${author} on ${author.id} = ${userId} left join ${users} ${answeredUsers} on ${answeredUsers.id} = ${replyToUserId}`

/** The columns of a comment, with its first two replies in the same query rather than one query each. */
const commentColumns = (viewer: Placeholder | null): SQL =>
  sql`${replyColumns(comments, viewer)}, ${comments.pinned} as pinned, ${comments.replies} as replies, coalesce(first.replies, '[]') as first_replies`
const firstReplies = (viewer: Placeholder | null): SQL =>
  sql`left join lateral (
    select jsonb_agg(to_jsonb(shown) order by shown.created_at, shown.id) as replies from (
      select ${replyColumns(reply, viewer)} from (
        select * from ${comments} ${reply} where ${and(sql`${reply.parentId} = ${comments.id}`, isNull(reply.deletedAt), isCommentShownTo(reply, viewer))}
        order by ${reply.createdAt}, ${reply.id} limit 2) ${reply} ${people(reply)}) shown
  ) first on ${comments.replies} > 0`

const notDeleted = isNull(comments.deletedAt)

/** Condition: the viewer neither blocks the author nor reported the comment; undefined for a guest. */
const isCommentShownTo = ({ id, userId }: Pick<Rows, 'id' | 'userId'>, viewer: Placeholder | null): SQL | undefined =>
  isShownTo(viewer, { kind: 'comment', id, authorId: userId })

const sortedBy = {
  new: [comments.pinned, comments.createdAt, comments.id],
  hot: [comments.pinned, comments.rank, comments.createdAt, comments.id],
}

const commentPage = textStatement(
  'a page of comments',
  commentRow,
  ['id', 'type', 'viewer'],
  ({ id, type, ...member }, order: 'new' | 'hot', isMember: boolean, isFirst: boolean, limit: number) => {
    const columns = sortedBy[order]
    const viewer = isMember ? member.viewer : null
    const content = build
      .select({ id: contents.id })
      .from(contents)
      .where(isOpenContent(id, type, viewer))
    const condition = and(
      sql`${comments.contentId} = ${content}`,
      isNull(comments.parentId),
      notDeleted,
      isCommentShownTo(comments, viewer),
      isBeyond('<', columns, isFirst ? null : cursorPlaces(columns.length)),
    )
    const sorted = sql`order by ${sql.join(
      columns.map((column) => desc(column)),
      sql`, `,
    )}`
    return sql`select ${commentColumns(viewer)} from (
        select * from ${comments} where ${condition} ${sorted} limit ${literal(limit)}) ${comments}
      ${people(comments)} ${firstReplies(viewer)} ${sorted}`
  },
)

export function selectComments(
  queries: Queries,
  target: { id: string; type: number },
  viewer: string | null,
  order: 'new' | 'hot',
  limit: number,
  after: CursorValues | null,
) {
  return queries.read(commentPage(order, viewer !== null, after === null, limit), {
    ...target,
    viewer,
    ...cursorValues(after),
  })
}

const oneComment = textStatement(
  'a comment',
  z.object({ ...commentFields, post_id: z.string(), type: z.int() }),
  ['id', 'viewer'],
  ({ id, ...member }, isMember: boolean) => {
    const viewer = isMember ? member.viewer : null
    return sql`select ${commentColumns(viewer)}, ${contents.id} as post_id, ${contents.type} as type from ${comments}
      join ${contents} on ${contents.id} = ${comments.contentId} and ${isOpenTo(viewer)} ${people(comments)} ${firstReplies(viewer)}
      where ${comments.id} = ${id} and ${notDeleted}`
  },
)

export async function selectComment(queries: Queries, id: string, viewer: string | null) {
  return await queries.readOne(oneComment(viewer !== null), { id, viewer })
}

const replyPage = textStatement(
  'a page of replies',
  replyRow,
  ['parentId', 'viewer'],
  ({ parentId, viewer }, isMember: boolean, isFirst: boolean, limit: number) => {
    const reader = isMember ? viewer : null
    const parent = build
      .select({ id: comments.id })
      .from(comments)
      .innerJoin(contents, and(eq(contents.id, comments.contentId), isOpenTo(reader)))
      .where(and(eq(comments.id, parentId), notDeleted))
    const newer = isBeyond('>', [reply.createdAt, reply.id], isFirst ? null : cursorPlaces(2))
    const oldest = sql`order by ${reply.createdAt}, ${reply.id}`
    return sql`select ${replyColumns(reply, reader)} from (
        select * from ${comments} ${reply} where ${and(sql`${reply.parentId} = ${parent}`, isNull(reply.deletedAt), isCommentShownTo(reply, reader), newer)}
        ${oldest} limit ${literal(limit)}) ${reply} ${people(reply)} ${oldest}`
  },
)

export function selectReplies(
  queries: Queries,
  parentId: string,
  viewer: string | null,
  limit: number,
  after: CursorValues | null,
) {
  return queries.read(replyPage(viewer !== null, after === null, limit), { parentId, viewer, ...cursorValues(after) })
}

/** Whether the content of a comment is there for its viewer; also true when there is no such comment. */
export async function isContentOfCommentThere(queries: Queries, id: string, viewer: string | null): Promise<boolean> {
  const comment = await queries.readOne(
    build
      .select({ isThere: sql<boolean>`${isOpenTo(viewer)}` })
      .from(comments)
      .innerJoin(contents, eq(contents.id, comments.contentId))
      .where(eq(comments.id, id)),
  )
  return comment?.isThere !== false
}
