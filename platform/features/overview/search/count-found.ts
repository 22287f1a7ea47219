import * as z from 'zod/mini'
import { sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import { mostCounted } from '../../../../src/domain/frame/shared/most-counted'
import { limitOf, literal } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build, preparedSelect, textStatement } from '../../../kernel/database/statement'
import { matchesOf, matchOf } from '../../frame/search-index/search-match'
import type { SearchMatch } from '../../frame/search-index/search-match'
import { isIn, matches, newestFirst, newestScanned } from '../../frame/search-index/search-scan'
import { searchEntries } from '../../frame/search-index/search-index.schema'

const { type, words } = searchEntries

/** Types are counted over this many hits; with fewer hits the counts are exact. */
const sampleSize = 3000
const perType = { type, count: sql<number>`count(*)::int` }

/**
 * Selects what matches, by the index of words. It must stand in a materialised subquery, since for a limited number of
 * rows PostgreSQL's planner would otherwise read the whole table. Reading still stops at the limit of the count.
 */
const selectMatching = (match: SQL | Placeholder, inTitle: SQL | Placeholder): SQL =>
  sql`select ${type} as type from ${searchEntries} where ${words} @@ ${match}::tsquery or ${words} @@ ${inTitle}::tsquery`

const countedInWalk = preparedSelect(['match'], ({ match }) => {
  const newest = build
    .select({ type, words })
    .from(searchEntries)
    .where(isIn(false))
    .orderBy(...newestFirst)
    .limit(limitOf(newestScanned))
    .as('newest')
  return build
    .select({ ...perType, type: newest.type })
    .from(newest)
    .where(matches(newest.words, match))
    .groupBy(newest.type)
})

/**
 * Counts along the newest entries of each type, because the index of words would first have to return all hits of a
 * common word. The range condition on one type makes the planner use the index of types; an equality would make it
 * search along all types.
 */
const countedInWalks = textStatement(
  'how many of the newest of each type fit',
  z.object({ type: z.number(), count: z.number() }),
  ['match', 'types'],
  ({ match, types }) => sql`select wanted.type, (
      select count(*)::int from (
        select 1 from (
          select ${words} as words from ${searchEntries} where ${type} between wanted.type and wanted.type
          order by ${sql.join([sql`${type}`, ...newestFirst], sql`, `)} limit ${literal(newestScanned)}) newest
        where ${matches(sql`newest.words`, match)} limit ${literal(mostCounted + 1)}) counted) as count
    from unnest(${types}::smallint[]) wanted(type)`,
)

const countedInSample = textStatement(
  'the types of some hits',
  z.object({ type: z.number(), count: z.number() }),
  ['match', 'inTitle'],
  ({
    match,
    inTitle,
  }) => sql`with fitting as materialized (${selectMatching(match, inTitle)}), hits as (select type from fitting limit ${literal(sampleSize)})
    select hits.type, count(*)::int as count from hits group by hits.type`,
)

const countedByIndex = textStatement(
  'how many hits each type has',
  z.object({ type: z.number(), count: z.number() }),
  ['types', 'matches', 'inTitles'],
  ({ types, matches, inTitles }) => sql`select wanted.type, (
      with fitting as materialized (${selectMatching(sql`wanted.match`, sql`wanted.in_title`)})
      select count(*)::int from (select 1 from fitting limit ${literal(mostCounted + 1)}) counted) as count
    from unnest(${types}::smallint[], ${matches}::text[], ${inTitles}::text[])
      wanted(type, match, in_title)`,
)

interface FoundCounts {
  readonly type: number
  readonly count: number
}

/**
 * A word that occurs in more than one of twenty of the newest entries is very common. A limit of one in fifty takes as
 * long.
 */
const veryCommon = newestScanned / 20
const hitsOf = (rows: readonly FoundCounts[]): number => rows.reduce((sum, { count }) => sum + count, 0)

/**
 * Counts the types of a sample of hits. If there are enough hits in titles, it counts only these, since they are found
 * soonest.
 */
async function countSample(queries: Queries, [anywhere, inTitle]: ReturnType<typeof matchesOf>) {
  if (inTitle !== null) {
    const titles = await queries.read(countedInSample(), { match: inTitle, inTitle: null })
    if (hitsOf(titles) >= sampleSize) return titles
  }
  return await queries.read(countedInSample(), { match: anywhere, inTitle })
}

/**
 * Counts the results of each type, up to one more than the highest figure shown. A common word has enough hits among
 * the newest entries of each type, and a rare word is counted completely. Types in which a common word is rare remain,
 * and are counted last, by the index.
 */
export async function countFound(
  queries: Queries,
  search: SearchMatch,
  types: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>()
  const take = (rows: readonly FoundCounts[], isWhole: boolean) => {
    for (const row of rows)
      if (isWhole || row.count > mostCounted) counts.set(row.type, Math.min(row.count, mostCounted + 1))
  }
  const match = matchOf(search, null)
  const newest = await queries.read(countedInWalk(), { match })
  take(newest, false)
  if (types.every((each) => counts.has(each))) return counts
  const missingTypes = () => types.filter((each) => !counts.has(each))
  // A very common word is counted along the newest entries of each type, because the index would first collect all of
  // its hits.
  const isCommon = hitsOf(newest) > veryCommon
  const furtherCounts = isCommon
    ? await queries.read(countedInWalks(), { match, types: missingTypes() })
    : await countSample(queries, matchesOf(search))
  const isWhole = !isCommon && hitsOf(furtherCounts) < sampleSize
  take(furtherCounts, isWhole)
  const remainingTypes = isWhole ? [] : missingTypes()
  if (remainingTypes.length === 0) return counts
  const matchesByType = remainingTypes.map((type) => matchesOf({ ...search, types: [type] }))
  const inText = matchesByType.map(([match]) => match)
  const inTitles = matchesByType.map(([, title]) => title)
  take(await queries.read(countedByIndex(), { types: remainingTypes, matches: inText, inTitles }), true)
  return counts
}
