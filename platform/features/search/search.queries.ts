import { and, desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { mostCounted } from '../../../contract/search'
import { contentKinds } from '../../../src/domain/content/content-kinds'
import { beyond, cursorPlaces, cursorValues, inLanguage, limitOf, literal } from '../../database/expressions'
import type { Queries } from '../../database/queries'
import type { Language } from '../../database/schema/localised'
import { build, preparedSelect } from '../../database/statement'
import { channels, hosts } from '../channels/channels.schema'
import { cardColumn } from '../feed/cards'
import type { Card } from '../feed/cards'
import type { Position } from '../feed/cursor'
import { contents, organisations } from '../feed/feed.schema'
import { isoOf } from '../feed/instants'
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

const { id, contentId, organisationId, hostId, publishedAt, type, words } = searchEntries
const { channel, show, entry, wish } = contentKinds
/** What an entry stands for. */
const subject = { id, contentId, organisationId, hostId, type, publishedAt }
const matches = (column: PgColumn | SQL): SQL => sql`${column} @@ ${sql.placeholder('match')}::tsquery`
const newestFirst = [desc(publishedAt), desc(id)]
/** Keeps the planner from reading the entries in their order until enough of them fit, which may be all of them. */
const apart = literal(0) as unknown as number

type Scan = 'walk' | 'index'

/** The entries of a page: along the newest, or by the words. */
function entriesOf(scan: Scan, isFirst: boolean, limit: number) {
  const older = beyond('<', [publishedAt, id], isFirst ? null : cursorPlaces(2))
  const entries = build
    .select({ ...subject, words })
    .from(searchEntries)
    .$dynamic()
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
    .select({
      id: found.id,
      contentId: found.contentId,
      organisationId: found.organisationId,
      hostId: found.hostId,
      type: found.type,
      publishedAt: found.publishedAt,
    })
    .from(found)
    .where(scan === 'walk' ? matches(found.words) : undefined)
    .orderBy(desc(found.publishedAt), desc(found.id))
    .limit(limitOf(limit))
    .as('hits')
}

type Hits = ReturnType<typeof entriesOf>

/** What was withdrawn meanwhile is not shown. */
const isShown = (hits: Hits): SQL<boolean> =>
  sql<boolean>`(${hits.contentId} is null or (${contents.listed} or ${hits.type} in (${literal(channel.code)}, ${literal(show.code)}, ${literal(entry.code)}, ${literal(wish.code)})) and ${published})`

const titleOf = (language: Language) =>
  sql<string>`coalesce(${inLanguage(organisations.name, language)}, ${inLanguage(hosts.name, language)}, ${inLanguage(contents.title, language)})`

/** The card of a publisher has the parts of a content's that it knows. */
function publisherCard(hits: Hits, name: SQL, intro: SQL, picture: PgColumn): SQL<Card> {
  const none = sql`null`
  const parts = [hits.id, hits.type, name, intro, none, none, none, sql`json_build_array(${picture})`, literal('left')]
  return sql<Card>`json_build_array(${sql.join([...parts, hits.publishedAt, sql`0, 0, 0, null, null, null, false`], sql`, `)})`
}

const foundCards = preparedSelect(
  (scan: Scan, language: Language, isMember: boolean, isFirst: boolean, limit: number) => {
    const hits = entriesOf(scan, isFirst, limit)
    const ofOrganisation = publisherCard(
      hits,
      inLanguage(organisations.name, language),
      inLanguage(organisations.intro, language),
      organisations.logo,
    )
    const ofHost = publisherCard(
      hits,
      inLanguage(hosts.name, language),
      inLanguage(hosts.intro, language),
      hosts.avatar,
    )
    const ofContent = cardColumn(language, isMember ? sql.placeholder('viewer') : null)
    return build
      .select({
        id: hits.id,
        published_at: hits.publishedAt,
        card: sql<Card>`case when ${hits.organisationId} is not null then ${ofOrganisation} when ${hits.hostId} is not null then ${ofHost} else ${ofContent} end`,
        shown: isShown(hits),
        /** Of a channel: 1 radio, 2 TV. */
        channel_kind: sql<number | null>`${channels.kind}`,
        about: sql<string | null>`${channels.description}->>${literal(language)}`,
      })
      .from(hits)
      .leftJoin(contents, eq(contents.id, hits.contentId))
      .leftJoin(channels, eq(channels.contentId, hits.contentId))
      .leftJoin(organisations, eq(organisations.id, hits.organisationId))
      .leftJoin(hosts, eq(hosts.id, hits.hostId))
      .orderBy(desc(hits.publishedAt), desc(hits.id))
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

/** What a search has found. */
export type Found = Awaited<ReturnType<typeof selectRank>>[number] & { readonly rank: Rank }

export const positionOfFound = ({ id: place, published_at, rank }: Found): Position => [
  ranks.indexOf(rank),
  isoOf(published_at),
  place,
]

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

const foundTitles = preparedSelect((scan: Scan, language: Language, limit: number) => {
  const hits = entriesOf(scan, true, limit)
  return build
    .select({ title: titleOf(language) })
    .from(hits)
    .leftJoin(contents, eq(contents.id, hits.contentId))
    .leftJoin(organisations, eq(organisations.id, hits.organisationId))
    .leftJoin(hosts, eq(hosts.id, hits.hostId))
    .where(isShown(hits))
    .orderBy(desc(hits.publishedAt), desc(hits.id))
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
