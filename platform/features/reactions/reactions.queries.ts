import type { Language } from '../../database/schema/localised'
import type { Queries } from '../../database/queries'
import { ownItemColumns, ownItemTables } from '../account/own-item'
import type { OwnItemRow } from '../account/own-item'
import type { Position } from '../feed/cursor'

/**
 * One statement per act: the unique key stores it at most once, and the count changes by the rows really written.
 * Repeats, double taps and two devices at once end in the same state, and nothing is read before it is written.
 */
async function act(
  queries: Queries,
  table: 'likes' | 'collections',
  counter: 'likes' | 'collections',
  on: boolean,
  userId: string,
  id: string,
  type: number,
) {
  const change = on
    ? `insert into ${table} (user_id, content_id${table === 'collections' ? ', type' : ''})
       select $3, id${table === 'collections' ? ', type' : ''} from target on conflict do nothing returning 1`
    : `delete from ${table} where user_id = $3 and content_id in (select id from target) returning 1`
  const rows = await queries.change<{ count: number }>(
    `with target as (select id, type from contents where id = $1 and type = $2 and state = 'published'),
     changed as (${change})
     update contents set ${counter} = greatest(0, ${counter} ${on ? '+' : '-'} (select count(*)::int from changed))
     where id = (select id from target) returning ${counter} as count`,
    [id, type, userId],
  )
  return rows[0]?.count ?? null
}

/** The new number of likes; null when there is no such content. */
export function setLike(
  queries: Queries,
  userId: string,
  id: string,
  type: number,
  on: boolean,
): Promise<number | null> {
  return act(queries, 'likes', 'likes', on, userId, id, type)
}

/** The new number of collectors; null when there is no such content. */
export function setCollection(
  queries: Queries,
  userId: string,
  id: string,
  type: number,
  on: boolean,
): Promise<number | null> {
  return act(queries, 'collections', 'collections', on, userId, id, type)
}

const followed = {
  organisation: { table: 'organisations', key: 'id' },
  host: { table: 'hosts', key: 'id' },
  album: { table: 'albums', key: 'content_id' },
} as const
export type FollowKind = keyof typeof followed

/** The new number of followers; null when there is no such target. */
export async function setFollow(
  queries: Queries,
  userId: string,
  kind: FollowKind,
  targetId: string,
  on: boolean,
): Promise<number | null> {
  const { table, key } = followed[kind]
  const change = on
    ? `insert into follows (user_id, kind, target_id) select $2, '${kind}', ${key} from target on conflict do nothing returning 1`
    : `delete from follows where user_id = $2 and kind = '${kind}' and target_id in (select ${key} from target) returning 1`
  const rows = await queries.change<{ followers: number }>(
    `with target as (select ${key} from ${table} where ${key} = $1), changed as (${change})
     update ${table} set followers = greatest(0, followers ${on ? '+' : '-'} (select count(*)::int from changed))
     where ${key} = (select ${key} from target) returning followers`,
    [targetId, userId],
  )
  return rows[0]?.followers ?? null
}

interface LikerRow {
  readonly user_id: string
  readonly nickname: string
  readonly avatar: string
  readonly liked_at: string
}

export function selectLikers(
  queries: Queries,
  id: string,
  type: number,
  limit: number,
  after: Position | null,
): Promise<LikerRow[]> {
  const values: unknown[] = [id, type]
  if (after !== null) values.push(after[0], after[1])
  return queries.read<LikerRow>(
    `select l.user_id, u.nickname, u.avatar, l.created_at as liked_at
     from (select l.* from likes l where l.content_id = (select id from contents where id = $1 and type = $2 and state = 'published')
           ${after === null ? '' : 'and (l.created_at, l.user_id) < ($3::timestamptz, $4)'} order by l.created_at desc, l.user_id desc limit ${limit}) l
     join users u on u.id = l.user_id order by l.created_at desc, l.user_id desc`,
    values,
  )
}

export interface CollectionRow extends OwnItemRow {
  readonly collected_at: string
}

/** Withdrawn contents leave the list, and come back with the content. */
export function selectCollections(
  queries: Queries,
  userId: string,
  type: number | undefined,
  language: Language,
  limit: number,
  after: Position | null,
): Promise<CollectionRow[]> {
  const values: unknown[] = [userId]
  const place = (value: unknown) => `$${values.push(value)}`
  const ofType = type === undefined ? '' : `and k.type = ${place(type)}::smallint`
  const older =
    after === null ? '' : `and (k.created_at, k.content_id) < (${place(after[0])}::timestamptz, ${place(after[1])})`
  return queries.read<CollectionRow>(
    `select ${ownItemColumns(language)}, k.created_at as collected_at from collections k join ${ownItemTables} on c.id = k.content_id and c.state = 'published'
     where k.user_id = $1 ${ofType} ${older} order by k.created_at desc, k.content_id desc limit ${limit}`,
    values,
  )
}

export async function deleteCollections(queries: Queries, userId: string, ids: readonly string[]): Promise<number> {
  const rows = await queries.change<{ removed: number }>(
    `with removed as (delete from collections where user_id = $1 and content_id = any($2::text[]) returning content_id),
     counted as (update contents set collections = greatest(0, collections - 1) where id in (
       -- in one order, so that two such removals never wait for each other
       select id from contents where id in (select content_id from removed) order by id for update))
     select count(*)::int as removed from removed`,
    [userId, ids],
  )
  return rows[0]?.removed ?? 0
}

/**
 * Stores a share; returns the content's new count, or 0 for a page that is not a content, for which a guest's share is
 * not stored.
 */
export async function insertShare(
  queries: Queries,
  contentId: string,
  userId: string | null,
  type: number,
  url: string,
): Promise<number> {
  const rows = await queries.change<{ shares: number }>(
    `with target as (select id from contents where id = $1 and state = 'published'),
     reported as (insert into shares (content_id, user_id, type, url) select id, $2::text, $3::smallint, $4::text from (select (select id from target) as id) t where id is not null or $2::text is not null returning 1)
     update contents set shares = shares + (select count(*)::int from reported) where id = (select id from target) returning shares`,
    [contentId, userId, type, url],
  )
  return rows[0]?.shares ?? 0
}
