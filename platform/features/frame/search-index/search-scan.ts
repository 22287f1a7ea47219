import type { FoundKind } from '../../../../src/domain/overview/search/found-kinds'
import * as z from 'zod/mini'
import { and, desc, gte, lt, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isBeyond, cursorPlaces, limitOf, literal } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build, preparedSelect, textStatement } from '../../../kernel/database/statement'
import { matchOf } from './search-match'
import type { SearchMatch } from './search-match'
import { searchEntries } from './search-index.schema'

/**
 * How many of the newest entries are scanned for a word before the index is asked. A word that fills a page within them
 * is common, and the index would return hundreds of thousands of its hits to be sorted; for any other word the index
 * returns few hits.
 */
export const newestScanned = 2000

/**
 * Entries listed before the news have sort times from this one on, so that they come before even the newest news. A
 * person who searches for a team or a channel wants the team or the channel itself.
 */
const frontFrom = Date.UTC(2100, 0, 1)
/** The kinds listed before the news; the last one comes first. */
const frontKinds: readonly FoundKind[] = [
  'venue',
  'channel',
  'host',
  'organisation',
  'project',
  'team',
  'activity',
  'service',
  'guide',
]
/**
 * The distance between the sort times of two kinds, in milliseconds. Within a kind, things are offset by one millisecond
 * for each second from 1970 to their start; the distance is larger than any such offset, so that kinds never overlap.
 */
const betweenKinds = 1e11

/** The sort time of a thing listed before the news, by its kind; what takes place sooner comes first. */
export const frontTime = (kind: FoundKind, at: Date | null = null): Date =>
  new Date(frontFrom + (frontKinds.indexOf(kind) + 1) * betweenKinds - (at === null ? 0 : at.getTime() / 1000))

const { id, contentId, organisationId, hostId, publishedAt, type, words } = searchEntries
/** The columns that identify an entry's subject. */
const subject = { id, contentId, organisationId, hostId, type, publishedAt }
export const matches = (column: PgColumn | SQL, match: Placeholder): SQL => sql`${column} @@ ${match}::tsquery`
export const newestFirst = [desc(publishedAt), desc(id)]
/**
 * An offset of 0 keeps PostgreSQL's planner from reading the entries in their order until enough of them match, which
 * may be all of them.
 */
const planBarrier = literal(0) as unknown as number

export type IndexScan = 'walk' | 'index'

/** Condition: the entry is listed before the news (`isFront`), or among the news; its sort time decides. */
export const isIn = (isFront: boolean): SQL =>
  (isFront ? gte : lt)(publishedAt, sql`${literal(new Date(frontFrom).toISOString())}::timestamptz`)

/**
 * Selects the entries of a page, before the news (`isFront`) or among the news. They are found along the newest entries
 * (`walk`), or by the index of words (`index`).
 */
export function entriesOf(match: Placeholder, scan: IndexScan, isFront: boolean, isFirst: boolean, limit: number) {
  const older = and(isIn(isFront), isBeyond('<', [publishedAt, id], isFirst ? null : cursorPlaces(2)))
  const entries = build
    .select({ ...subject, words })
    .from(searchEntries)
    .$dynamic()
  const matchingEntries =
    scan === 'walk'
      ? entries
          .where(older)
          .orderBy(...newestFirst)
          .limit(limitOf(newestScanned))
          .as('found')
      : entries
          .where(and(matches(words, match), older))
          .offset(planBarrier)
          .as('found')
  return build
    .select({
      id: matchingEntries.id,
      contentId: matchingEntries.contentId,
      organisationId: matchingEntries.organisationId,
      hostId: matchingEntries.hostId,
      type: matchingEntries.type,
      publishedAt: matchingEntries.publishedAt,
    })
    .from(matchingEntries)
    .where(scan === 'walk' ? matches(matchingEntries.words, match) : undefined)
    .orderBy(desc(matchingEntries.publishedAt), desc(matchingEntries.id))
    .limit(limitOf(limit))
    .as('hits')
}

export type FoundEntries = ReturnType<typeof entriesOf>

/** How many of the newest entries are scanned where one match is enough. */
const newestGlanced = 300

const anyNewest = preparedSelect(['match'], ({ match }) => {
  const newest = build
    .select({ id, words })
    .from(searchEntries)
    .where(isIn(false))
    .orderBy(...newestFirst)
    .limit(limitOf(newestGlanced))
    .as('newest')
  return build.select({ id: newest.id }).from(newest).where(matches(newest.words, match)).limit(limitOf(1))
})

/**
 * Asks the index for one condition after the other, until this many (`most`) have a match. It reads one unsorted row
 * for each, because the index of words returns rows in no order, and to sort them it would have to read all matches.
 * Without `materialized`, PostgreSQL's planner would read the whole table in the hope of an early hit.
 */
const matchingPositions = textStatement(
  'the first of some searches that find anything',
  z.object({ place: z.number() }),
  ['matches', 'most'],
  ({ matches, most }) => sql`select asked.place::int as place
    from unnest(${matches}::text[]) with ordinality asked(match, place)
    where exists (
      with fitting as materialized (select 1 from ${searchEntries} where ${words} @@ asked.match::tsquery)
      select 1 from fitting)
    limit ${most}`,
)

/** Returns the positions in `each` of the searches that find anything, up to `most` of them. */
export async function foundOf(
  queries: Queries,
  each: readonly SearchMatch[],
  most = each.length,
): Promise<readonly number[]> {
  if (each.length === 0) return []
  const rows = await queries.read(matchingPositions(), { matches: each.map((search) => matchOf(search, null)), most })
  return rows.map(({ place }) => place - 1)
}

/** Returns the position in `each` of the first search that finds anything; -1 when none does. */
export async function firstFound(queries: Queries, each: readonly SearchMatch[]): Promise<number> {
  const [first = -1] = await foundOf(queries, each, 1)
  return first
}

/**
 * Whether a search finds anything. The index is asked for the words alone before it is asked within the scope, because
 * nearly all entries may be in the scope, and reading their list takes many times as long as reading the lists of the
 * words.
 */
export async function isFound(queries: Queries, search: SearchMatch): Promise<boolean> {
  const match = matchOf(search, null)
  if ((await queries.read(anyNewest(), { match })).length > 0) return true
  const anywhere: SearchMatch = { ...search, types: [], places: [], organisationId: undefined }
  if ((await firstFound(queries, [anywhere])) < 0) return false
  // Without a scope both are the same question.
  return matchOf(anywhere, null) === match || (await firstFound(queries, [search])) >= 0
}
