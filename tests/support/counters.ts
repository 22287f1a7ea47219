import { sql } from 'drizzle-orm'
import { rowsOf } from '../../platform/kernel/database/client'
import type { Database } from '../../platform/kernel/database/client'

export interface WrongCount {
  readonly counter: string
  readonly id: string
  readonly counted: number
  readonly rows: number
}

/**
 * The denormalised counters, each with its table, the key of the table, its column, and a query that counts the rows.
 */
const counters = [
  ['contents', 'id', 'likes', 'select count(*) from likes r where r.content_id = t.id'],
  ['contents', 'id', 'collections', 'select count(*) from favourites r where r.content_id = t.id'],
  ['contents', 'id', 'shares', 'select count(*) from shares r where r.content_id = t.id'],
  ['contents', 'id', 'comments', 'select count(*) from comments r where r.content_id = t.id and r.deleted_at is null'],
  ['comments', 'id', 'likes', 'select count(*) from comment_likes r where r.comment_id = t.id'],
  [
    'comments',
    'id',
    'replies',
    'select count(*) from comments r where r.parent_id = t.id and r.deleted_at is null and t.deleted_at is null',
  ],
  [
    'organisations',
    'id',
    'followers',
    `select count(*) from follows r where r.kind = 'organisation' and r.target_id = t.id`,
  ],
  ['hosts', 'id', 'followers', `select count(*) from follows r where r.kind = 'host' and r.target_id = t.id`],
  [
    'albums',
    'content_id',
    'followers',
    `select count(*) from follows r where r.kind = 'album' and r.target_id = t.content_id`,
  ],
  [
    'wishes',
    'id',
    'places_left',
    `select t.wanted - count(*) from wish_claims r where r.wish_id = t.id and r.state in ('active', 'finished')`,
  ],
  ['suggestions', 'id', 'supporters', 'select count(*) from suggestion_supports r where r.suggestion_id = t.id'],
  [
    'suggestions',
    'id',
    'affected',
    'select count(*) from suggestion_supports r where r.suggestion_id = t.id and r.is_affected',
  ],
  ['polls', 'id', 'voters', 'select count(*) from poll_votes r where r.poll_id = t.id'],
  [
    'poll_options',
    'poll_id',
    'votes',
    'select count(*) from poll_votes r where r.poll_id = t.poll_id and t.number = any(r.chosen)',
  ],
  ['circles', 'id', 'members', `select count(*) from circle_members r where r.circle_id = t.id and r.state = 'member'`],
  ['circles', 'id', 'posts', `select count(*) from circle_posts r where r.circle_id = t.id and r.state = 'published'`],
  ['teams', 'id', 'members', `select count(*) from team_members r where r.team_id = t.id and r.state = 'member'`],
] as const

/** The conditions, by table, that leave out rows whose counters are no longer updated. */
const livingOf: Readonly<Record<string, string>> = {
  comments: 'where t.deleted_at is null',
  wishes: `where t.state not in ('withdrawn', 'expired')`,
}

/**
 * Every counter that differs from its rows, and every reply that outlived its comment (`replies without a comment`).
 */
export async function wrongCounts(database: Database): Promise<WrongCount[]> {
  const parts = counters.map(
    ([table, key, column, counting]) =>
      `select '${table}.${column}' as counter, t.${key} as id, t.${column} as counted, (${counting})::int as rows from ${table} t ${livingOf[table] ?? ''}`,
  )
  parts.push(
    `select 'replies without a comment', r.id, 1, 0 from comments r join comments p on p.id = r.parent_id where r.deleted_at is null and p.deleted_at is not null`,
  )
  return await rowsOf<WrongCount>(
    database,
    sql.raw(`select * from (${parts.join(' union all ')}) each_counter where counted <> rows order by counter, id`),
  )
}
