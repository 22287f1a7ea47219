import { and, desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { mostCounted } from '../../../contract/search'
import { beyond, cursorPlaces, cursorValues, inLanguage, limitOf, literal } from '../../database/expressions'
import type { Queries } from '../../database/queries'
import type { Language } from '../../database/schema/localised'
import { build, preparedSelect } from '../../database/statement'
import { cardColumn, positionOfCard } from '../feed/cards'
import type { Card } from '../feed/cards'
import type { Position } from '../feed/cursor'
import { contents, organisations } from '../feed/feed.schema'
import { published } from '../feed/published'
import { matchOf, ranks } from './search-match'
import type { Rank, Sought } from './search-match'
import { searchEntries } from './search.schema'

/**
 * How many of the newest entries are looked through for a word before the index is asked. A word that fills a page
 * within them is a common one, of which the index would return hundreds of thousands, to be sorted; for any other the
 * index returns few.
 */
const walked = 2000

const { contentId, publishedAt, type, words } = searchEntries
const matches = (column: PgColumn | SQL): SQL => sql`${column} @@ ${sql.placeholder('match')}::tsquery`
const newestFirst = [desc(publishedAt), desc(contentId)]
/** Keeps the planner from reading the entries in their order until enough of them fit, which may be all of them. */
const apart = literal(0) as unknown as number

type Scan = 'walk' | 'index'

/** The entries of a page: along the newest, or by the words. */
function entriesOf(scan: Scan, isFirst: boolean, limit: number) {
  const older = beyond('<', [publishedAt, contentId], isFirst ? null : cursorPlaces(2))
  const entries = build.select({ contentId, publishedAt, words }).from(searchEntries).$dynamic()
  const found =
    scan === 'walk'
      ? entries
          .where(older)
          .orderBy(...newestFirst)
          .limit(limitOf(walked))
          .as('found')
      : entries
          .where(and(matches(words), older))
          .offset(apart)
          .as('found')
  return build
    .select({ contentId: found.contentId, publishedAt: found.publishedAt })
    .from(found)
    .where(scan === 'walk' ? matches(found.words) : undefined)
    .orderBy(desc(found.publishedAt), desc(found.contentId))
    .limit(limitOf(limit))
    .as('hits')
}

const foundCards = preparedSelect(
  (scan: Scan, language: Language, isMember: boolean, isFirst: boolean, limit: number) => {
    const hits = entriesOf(scan, isFirst, limit)
    return build
      .select({
        card: cardColumn(language, isMember ? sql.placeholder('viewer') : null),
        shown: sql<boolean>`${contents.listed} and ${published}`,
      })
      .from(hits)
      .innerJoin(contents, eq(contents.id, hits.contentId))
      .orderBy(desc(hits.publishedAt), desc(hits.contentId))
  },
)

export interface SearchQuestion {
  readonly sought: Sought
  readonly language: Language
  readonly viewer: string | null
  readonly limit: number
  /** Number of the rank, time and id of the last content that was shown. */
  readonly after: Position | null
}

/** A content that a search has found; one that was withdrawn meanwhile is not shown. */
export interface Found {
  readonly card: Card
  readonly shown: boolean
  readonly rank: Rank
}

export const positionOfFound = ({ card, rank }: Found): Position => [ranks.indexOf(rank), ...positionOfCard(card)]

/** A page of what a search finds: all title hits, newest first, and then those in the text. */
export async function selectFound(queries: Queries, question: SearchQuestion): Promise<readonly Found[]> {
  const { limit, after } = question
  const found: Found[] = []
  for (const [place, rank] of ranks.entries()) {
    const reached = Number(after?.[0] ?? 0)
    if (place < reached || found.length >= limit) continue
    const rows = await selectRank(queries, question, rank, place === reached ? (after?.slice(1) ?? null) : null)
    found.push(...rows.map((row) => ({ ...row, rank })))
  }
  return found.slice(0, limit)
}

async function selectRank(queries: Queries, question: SearchQuestion, rank: Rank, after: Position | null) {
  const { sought, language, viewer, limit } = question
  const values = { match: matchOf(sought, rank), viewer, ...cursorValues(after) }
  const page = (scan: Scan) => queries.read(foundCards(scan, language, viewer !== null, after === null, limit), values)
  const common = await page('walk')
  return common.length >= limit ? common : await page('index')
}

/** Of how many hits of the index the types are looked at: where it has no more, these are all of them. */
const sampled = 3000
const perType = { type, count: sql<number>`count(*)::int` }

const countedInWalk = preparedSelect(() => {
  const newest = build
    .select({ type, words })
    .from(searchEntries)
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
 * How many contents of each type a search finds, up to one more than is shown as a figure: of a common word there are
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

const foundTitles = preparedSelect((scan: Scan, language: Language, limit: number) => {
  const hits = entriesOf(scan, true, limit)
  return build
    .select({ title: inLanguage(contents.title, language) })
    .from(hits)
    .innerJoin(contents, eq(contents.id, hits.contentId))
    .where(and(contents.listed, published))
    .orderBy(desc(hits.publishedAt), desc(hits.contentId))
})

/** The newest titles that fit. */
export async function selectTitles(queries: Queries, match: string, language: Language, limit: number) {
  const common = await queries.readColumn(foundTitles('walk', language, limit), { match })
  return common.length >= limit ? common : await queries.readColumn(foundTitles('index', language, limit), { match })
}

/** The organisation that is searched. */
export async function selectScope(queries: Queries, id: string, language: Language) {
  const [row] = await queries.read(
    build
      .select({ id: organisations.id, name: inLanguage(organisations.name, language) })
      .from(organisations)
      .where(eq(organisations.id, id)),
  )
  return row
}
