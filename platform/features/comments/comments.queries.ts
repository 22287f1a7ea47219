import type { Queries } from '../../database/queries'
import type { Position } from '../feed/cursor'

export interface ReplyRow {
  readonly id: string
  readonly user_id: string
  readonly nickname: string
  readonly avatar: string
  readonly text: string
  readonly created_at: string
  readonly likes: number
  readonly liked: boolean
  readonly reply_to: { readonly id: string; readonly nickname: string; readonly avatar: string } | null
}
export interface CommentRow extends ReplyRow {
  readonly pinned: boolean
  readonly replies: number
  readonly first_replies: readonly ReplyRow[]
}

/** The author as comments show them: the name is empty once the account was deleted, and the comment stays. */
const author = `coalesce(u.nickname, '') as nickname, coalesce(u.avatar, '') as avatar`
const likedBy = (viewer: string | null) =>
  viewer === null
    ? 'false as liked'
    : `exists (select 1 from comment_likes k where k.user_id = ${viewer} and k.comment_id = m.id) as liked`
const replyColumns = (viewer: string | null) =>
  `m.id, m.user_id, ${author}, m.text, m.created_at, m.likes, ${likedBy(viewer)},
   case when w.id is null then null else jsonb_build_object('id', w.id, 'nickname', w.nickname, 'avatar', w.avatar) end as reply_to`
const people = 'left join users u on u.id = m.user_id left join users w on w.id = m.reply_to_user_id'

/** The columns of a comment `m`, with its first two replies in the same query rather than one query each. */
const commentColumns = (viewer: string | null) =>
  `${replyColumns(viewer)}, m.pinned, m.replies, coalesce(first.replies, '[]') as first_replies`
const firstReplies = (viewer: string | null) =>
  `left join lateral (
     select jsonb_agg(to_jsonb(r) order by r.created_at, r.id) as replies from (
       select ${replyColumns(viewer)} from (
         select * from comments where parent_id = m.id and deleted_at is null order by created_at, id limit 2) m ${people}) r
   ) first on m.replies > 0`

export function selectComments(
  queries: Queries,
  target: { id: string; type: number },
  viewer: string | null,
  order: 'new' | 'hot',
  limit: number,
  after: Position | null,
): Promise<CommentRow[]> {
  const values: unknown[] = [target.id, target.type]
  const place = (value: unknown) => `$${values.push(value)}`
  const columns = order === 'new' ? ['pinned', 'created_at', 'id'] : ['pinned', 'likes', 'created_at', 'id']
  const casts: Record<string, string> = { pinned: '::boolean', likes: '::int', created_at: '::timestamptz', id: '' }
  const older =
    after === null
      ? ''
      : `and (${columns.join(', ')}) < (${columns.map((column, at) => place(after[at]) + (casts[column] ?? '')).join(', ')})`
  const viewerPlace = viewer === null ? null : place(viewer)
  const sorted = `order by ${columns.map((column) => `m.${column} desc`).join(', ')}`
  return queries.read<CommentRow>(
    `select ${commentColumns(viewerPlace)} from (
       select m.* from comments m where m.content_id = (select id from contents where id = $1 and type = $2 and state = 'published')
         and m.parent_id is null and m.deleted_at is null ${older} ${sorted} limit ${limit}) m
     ${people} ${firstReplies(viewerPlace)} ${sorted}`,
    values,
  )
}

export async function selectComment(
  queries: Queries,
  id: string,
  viewer: string | null,
): Promise<(CommentRow & { post_id: string; type: number }) | undefined> {
  const viewerPlace = viewer === null ? null : '$2'
  const rows = await queries.read<CommentRow & { post_id: string; type: number }>(
    `select ${commentColumns(viewerPlace)}, c.id as post_id, c.type from comments m
     join contents c on c.id = m.content_id and c.state = 'published' ${people} ${firstReplies(viewerPlace)}
     where m.id = $1 and m.deleted_at is null`,
    viewer === null ? [id] : [id, viewer],
  )
  return rows[0]
}

export function selectReplies(
  queries: Queries,
  parentId: string,
  viewer: string | null,
  limit: number,
  after: Position | null,
): Promise<ReplyRow[]> {
  const values: unknown[] = [parentId]
  const place = (value: unknown) => `$${values.push(value)}`
  const newer = after === null ? '' : `and (created_at, id) > (${place(after[0])}::timestamptz, ${place(after[1])})`
  return queries.read<ReplyRow>(
    `select ${replyColumns(viewer === null ? null : place(viewer))} from (
       select * from comments where parent_id = (
         select p.id from comments p join contents c on c.id = p.content_id and c.state = 'published' where p.id = $1 and p.deleted_at is null)
       and deleted_at is null ${newer}
       order by created_at, id limit ${limit}) m ${people} order by m.created_at, m.id`,
    values,
  )
}

/** Whether the content of a comment is published; also true when there is no such comment. */
export async function isContentOfCommentThere(queries: Queries, id: string): Promise<boolean> {
  const [hidden] = await queries.readColumn<number>(
    `select 1 from comments m join contents c on c.id = m.content_id and c.state <> 'published' where m.id = $1`,
    [id],
  )
  return hidden === undefined
}

interface PostedRow {
  readonly state: 'gone' | 'closed' | 'posted'
}
export interface NewComment {
  readonly id: string
  readonly contentId: string
  readonly type: number
  readonly userId: string
  readonly text: string
}

const target = `select id, comments_open from contents where id = $1 and type = $2 and state = 'published'`
const outcome = `select case when not exists (select 1 from target) then 'gone' when not (select comments_open from target) then 'closed'
  when exists (select 1 from counted) then 'posted' else 'gone' end as state`

export async function insertComment(queries: Queries, comment: NewComment): Promise<PostedRow['state']> {
  const rows = await queries.change<PostedRow>(
    `with target as (${target}),
     added as (insert into comments (id, content_id, user_id, text) select $3, id, $4, $5 from target where comments_open returning content_id),
     counted as (update contents set comments = comments + 1 where id = (select content_id from added) returning 1) ${outcome}`,
    [comment.contentId, comment.type, comment.id, comment.userId, comment.text],
  )
  return rows[0]?.state ?? 'gone'
}

/**
 * A reply belongs to the top-level comment, however deep the one that it answers. `answered` is the reply that it
 * answers, or that reply's author. The top-level row is locked first, so that a reply never ends up under a comment
 * just deleted.
 */
export async function insertReply(
  queries: Queries,
  comment: NewComment,
  parentId: string,
  answered: string | null,
): Promise<PostedRow['state']> {
  const rows = await queries.change<PostedRow>(
    `with target as (${target}),
     parent as (select coalesce(p.parent_id, p.id) as id, case when p.parent_id is null then null else p.user_id end as answered
       from comments p where p.id = $6 and p.content_id = $1 and p.deleted_at is null),
     whom as (select m.user_id from comments m, parent p
       where m.parent_id = p.id and m.deleted_at is null and (m.id = $7 or m.user_id = $7) limit 1),
     top as (update comments set replies = replies + 1
       where id = (select id from parent) and deleted_at is null and (select comments_open from target) returning id),
     added as (insert into comments (id, content_id, user_id, text, parent_id, reply_to_user_id)
       select $3, t.id, $4, $5, top.id, coalesce((select user_id from whom), (select answered from parent)) from target t, top returning content_id),
     counted as (update contents set comments = comments + 1 where id = (select content_id from added) returning 1) ${outcome}`,
    [comment.contentId, comment.type, comment.id, comment.userId, comment.text, parentId, answered],
  )
  return rows[0]?.state ?? 'gone'
}

/** How many like the comment now; null when it is gone. */
export async function setCommentLike(
  queries: Queries,
  userId: string,
  id: string,
  on: boolean,
): Promise<number | null> {
  const change = on
    ? 'insert into comment_likes (user_id, comment_id) select $2, id from target on conflict do nothing returning 1'
    : 'delete from comment_likes where user_id = $2 and comment_id in (select id from target) returning 1'
  const rows = await queries.change<{ likes: number }>(
    `with target as (select m.id from comments m join contents c on c.id = m.content_id and c.state = 'published' where m.id = $1 and m.deleted_at is null), changed as (${change})
     update comments set likes = greatest(0, likes ${on ? '+' : '-'} (select count(*)::int from changed)) where id = (select id from target) returning likes`,
    [id, userId],
  )
  return rows[0]?.likes ?? null
}
