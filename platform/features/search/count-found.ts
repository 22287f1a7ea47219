import { sql } from 'drizzle-orm'
import { mostCounted } from '../../../contract/search'
import { limitOf, literal } from '../../database/expressions'
import type { Queries } from '../../database/queries'
import { build, preparedSelect } from '../../database/statement'
import { matchOf } from './search-match'
import type { Sought } from './search-match'
import { isIn, matches, newestFirst, walked } from './search-scan'
import { searchEntries } from './search.schema'

const { type, words } = searchEntries

/** Of how many hits of the index the types are looked at: where it has no more, these are all of them. */
const sampled = 3000
const perType = { type, count: sql<number>`count(*)::int` }

const countedInWalk = preparedSelect(() => {
  const newest = build
    .select({ type, words })
    .from(searchEntries)
    .where(isIn(false))
    .orderBy(...newestFirst)
    .limit(limitOf(walked))
    .as('newest')
  return build
    .select({ ...perType, type: newest.type })
    .from(newest)
    .where(matches(newest.words))
    .groupBy(newest.type)
})

const countedInSample = preparedSelect(() => {
  const hits = build.select({ type }).from(searchEntries).where(matches(words)).limit(limitOf(sampled)).as('hits')
  return build
    .select({ ...perType, type: hits.type })
    .from(hits)
    .groupBy(hits.type)
})

const countedByIndex = preparedSelect(() =>
  build
    .select({
      type: sql<number>`wanted.type`,
      count: sql<number>`(select count(*)::int from (select 1 from ${searchEntries}
        where ${words} @@ wanted.match::tsquery limit ${literal(mostCounted + 1)}) counted)`,
    })
    .from(
      sql`unnest(${sql.placeholder('types')}::smallint[], ${sql.placeholder('matches')}::text[]) wanted(type, match)`,
    ),
)

interface Counted {
  readonly type: number
  readonly count: number
}

/**
 * How many results of each type a search has, up to one more than is shown as a figure: of a common word there are
 * enough among the newest, of a rare one all are counted, and what remains are rare types of common words.
 */
export async function countFound(
  queries: Queries,
  sought: Sought,
  types: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>()
  const take = (rows: readonly Counted[], isWhole: boolean) => {
    for (const row of rows)
      if (isWhole || row.count > mostCounted) counts.set(row.type, Math.min(row.count, mostCounted + 1))
  }
  const match = matchOf(sought, null)
  take(await queries.read(countedInWalk(), { match }), false)
  if (types.every((each) => counts.has(each))) return counts
  const sample = await queries.read(countedInSample(), { match })
  const isWhole = sample.reduce((sum, { count }) => sum + count, 0) < sampled
  take(sample, isWhole)
  const left = isWhole ? [] : types.filter((each) => !counts.has(each))
  if (left.length === 0) return counts
  const each = left.map((wanted) => matchOf({ ...sought, types: [wanted] }, null))
  take(await queries.read(countedByIndex(), { types: left, matches: each }), true)
  return counts
}
