import { codesWith } from '../../../src/domain/content/content-kinds'
import type { Language } from '../../database/schema/localised'
import type { Queries } from '../../database/queries'
import type { Position } from '../feed/cursor'
import { ownItemColumns, ownItemTables } from './own-item'
import type { OwnItemRow } from './own-item'

interface StatisticsRow {
  readonly collections: number
  readonly history: number
  readonly follows: number
  readonly subscriptions: number
  readonly comments: number
}

/** Counts of one member's own rows, each over an index. Albums are subscribed to, so they count with the channels. */
export async function selectStatistics(queries: Queries, userId: string): Promise<StatisticsRow | undefined> {
  const rows = await queries.read<StatisticsRow>(
    `select (select count(*)::int from collections where user_id = $1) as collections,
       (select count(*)::int from visits where user_id = $1) as history,
       (select count(*)::int from follows where user_id = $1 and kind in ('organisation', 'host')) as follows,
       (select count(*)::int from follows where user_id = $1 and kind = 'album') + (select count(*)::int from channel_subscriptions where user_id = $1) as subscriptions,
       (select count(*)::int from comments where user_id = $1 and deleted_at is null) as comments`,
    [userId],
  )
  return rows[0]
}

export interface VisitRow extends OwnItemRow {
  readonly visited_at: string
  readonly position: number | null
}

export function selectVisits(
  queries: Queries,
  userId: string,
  language: Language,
  limit: number,
  after: Position | null,
): Promise<VisitRow[]> {
  const older = after === null ? '' : 'and (v.visited_at, v.content_id) < ($2::timestamptz, $3)'
  return queries.read<VisitRow>(
    `select ${ownItemColumns(language)}, v.visited_at, p.seconds as position
     from visits v join ${ownItemTables} on c.id = v.content_id and c.state = 'published'
     left join play_positions p on p.user_id = v.user_id and p.content_id = v.content_id
     where v.user_id = $1 ${older} order by v.visited_at desc, v.content_id desc limit ${limit}`,
    after === null ? [userId] : [userId, after[0], after[1]],
  )
}

/**
 * Records a visit; false when there is no such content. Playable media count plays elsewhere, everything else counts a
 * view here.
 */
export async function upsertVisit(
  queries: Queries,
  userId: string,
  id: string,
  type: number,
  at: string,
): Promise<boolean> {
  const rows = await queries.change<{ found: boolean }>(
    `with target as (select id, type from contents where id = $2 and type = $3 and state = 'published'),
     kept as (insert into visits (user_id, content_id, type, visited_at) select $1, id, type, $4::timestamptz from target
       on conflict (user_id, content_id) do update set visited_at = greatest(visits.visited_at, excluded.visited_at)),
     viewed as (update contents set views = views + 1 where id = (select id from target where type in (${codesWith('view').join()})))
     select exists (select 1 from target) as found`,
    [userId, id, type, at],
  )
  return rows[0]?.found === true
}

/** All when no ids are given. */
export async function deleteVisits(queries: Queries, userId: string, ids: readonly string[] | null): Promise<number> {
  const rows = await queries.change<{ removed: number }>(
    `with removed as (delete from visits where user_id = $1 ${ids === null ? '' : 'and content_id = any($2::text[])'} returning 1) select count(*)::int as removed from removed`,
    ids === null ? [userId] : [userId, ids],
  )
  return rows[0]?.removed ?? 0
}

export interface PlayPositionRow {
  readonly seconds: number
  readonly updated_at: string
}

export async function selectPosition(
  queries: Queries,
  userId: string,
  id: string,
): Promise<PlayPositionRow | undefined> {
  const rows = await queries.read<PlayPositionRow>(
    'select seconds, updated_at from play_positions where user_id = $1 and content_id = $2',
    [userId, id],
  )
  return rows[0]
}

/**
 * Last write wins by the device's clock, in one conditional write; 0 (not played) never overwrites. Undefined when
 * there is no such content.
 */
export async function upsertPosition(
  queries: Queries,
  userId: string,
  id: string,
  type: number,
  seconds: number,
  updatedAt: string,
): Promise<PlayPositionRow | undefined> {
  const rows = await queries.change<PlayPositionRow>(
    `insert into play_positions as kept (user_id, content_id, seconds, updated_at)
     select $1, id, $4::double precision, $5::timestamptz from contents where id = $2 and type = $3
     on conflict (user_id, content_id) do update set seconds = excluded.seconds, updated_at = excluded.updated_at
       where kept.updated_at < excluded.updated_at and excluded.seconds > 0
     returning seconds, updated_at`,
    [userId, id, type, seconds, updatedAt],
  )
  return rows[0] ?? (await selectPosition(queries, userId, id))
}

interface MessageRow {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly sent_at: string
  readonly read: boolean
}

export function selectMessages(
  queries: Queries,
  userId: string,
  language: Language,
  limit: number,
  after: Position | null,
): Promise<MessageRow[]> {
  const older = after === null ? '' : 'and (sent_at, id) < ($2::timestamptz, $3)'
  return queries.read<MessageRow>(
    `select id, title->>'${language}' as title, text->>'${language}' as text, sent_at, read_at is not null as read from messages
     where user_id = $1 ${older} order by sent_at desc, id desc limit ${limit}`,
    after === null ? [userId] : [userId, after[0], after[1]],
  )
}

/** How many are unread afterwards; null when there is no such message of this person. */
export async function readMessage(queries: Queries, userId: string, id: string): Promise<number | null> {
  const rows = await queries.change<{ found: boolean; unread: number }>(
    `with marked as (update messages set read_at = coalesce(read_at, now()) where id = $1 and user_id = $2 returning 1)
     select exists (select 1 from marked) as found, (select count(*)::int from messages where user_id = $2 and read_at is null and id <> $1) as unread`,
    [id, userId],
  )
  return rows[0]?.found === true ? rows[0].unread : null
}

export async function countUnread(queries: Queries, userId: string): Promise<number> {
  const rows = await queries.read<{ unread: number }>(
    'select count(*)::int as unread from messages where user_id = $1 and read_at is null',
    [userId],
  )
  return rows[0]?.unread ?? 0
}
