import type { Language } from '../../../../src/domain/frame/site/preferences'
import { desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { cursorValues, inLanguage, literal } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build, preparedSelect } from '../../../kernel/database/statement'
import { hosts } from '../../../kernel/contents/contents.schema'
import { channels } from '../../media/channels/channels.schema'
import type { SearchOrder } from '../../../../src/domain/overview/search/search-order'
import { cardColumn } from '../../../kernel/contents/cards'
import type { Card } from '../../../kernel/contents/cards'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { contents, organisations } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import { isBegunRank, matchOf, ranks } from '../../frame/search-index/search-match'
import type { Rank, SearchMatch } from '../../frame/search-index/search-match'
import { entriesOf } from '../../frame/search-index/search-scan'
import type { FoundEntries, IndexScan } from '../../frame/search-index/search-scan'

const { channel, show, entry, circlePost, wish, suggestion } = contentKinds

/** Condition: the hit is shown. Contents that were withdrawn meanwhile are not. */
const isShown = (hits: FoundEntries): SQL<boolean> =>
  sql<boolean>`(${hits.contentId} is null or (${contents.listed} or ${hits.type} in (${literal(channel.code)}, ${literal(show.code)}, ${literal(entry.code)}, ${literal(circlePost.code)}, ${literal(wish.code)}, ${literal(suggestion.code)})) and ${published})`

const titleOf = (language: Language) =>
  sql<
    string | null
  >`coalesce(${inLanguage(organisations.name, language)}, ${inLanguage(hosts.name, language)}, ${inLanguage(contents.title, language)})`

/** The card of an organisation or host, with the parts of a content's card that it has. */
function publisherCard(hits: FoundEntries, name: SQL, intro: SQL, picture: PgColumn): SQL<Card> {
  const nullColumn = sql`null`
  const cardColumns = [
    hits.id,
    hits.type,
    name,
    intro,
    nullColumn,
    nullColumn,
    nullColumn,
    sql`json_build_array(${picture})`,
    literal('left'),
  ]
  return sql<Card>`json_build_array(${sql.join([...cardColumns, hits.publishedAt, sql`0, 0, 0, null, null, null, false`], sql`, `)})`
}

const foundCards = preparedSelect(
  ['match', 'viewer'],
  (
    { match, viewer },
    scan: IndexScan,
    isFront: boolean,
    language: Language,
    isMember: boolean,
    isFirst: boolean,
    limit: number,
  ) => {
    const hits = entriesOf(match, scan, isFront, isFirst, limit)
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
    const ofContent = cardColumn(language, isMember ? viewer : null)
    return build
      .select({
        id: hits.id,
        type: hits.type,
        published_at: hits.publishedAt,
        /** It is null for a thing of a source, which is read from its source. */
        card: sql<Card | null>`case when ${hits.organisationId} is not null then ${ofOrganisation} when ${hits.hostId} is not null then ${ofHost} when ${hits.contentId} is not null then ${ofContent} end`,
        shown: isShown(hits),
        /** The kind of a channel: 1 radio, 2 TV; null for others. */
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

export interface IndexQuestion {
  readonly search: SearchMatch
  readonly language: Language
  readonly viewer: string | null
  readonly limit: number
  /** The order of what is found: by how well it fits, or by its time alone. */
  readonly order: SearchOrder
  /** Rank, time and id of the last result of the previous page. */
  readonly after: CursorValues | null
}

interface Part {
  /** It is null for a part of all ranks. */
  readonly rank: Rank | null
  readonly isFront: boolean
}

/**
 * The parts of all results, one after another. By fit, entries listed before the news come first in each rank; by date
 * they come last, because they have none.
 */
const partsOf: Readonly<Record<SearchOrder, readonly Part[]>> = {
  fit: ranks.flatMap((rank) => [true, false].map((isFront) => ({ rank, isFront }))),
  date: [false, true].map((isFront) => ({ rank: null, isFront })),
}

/** One result of a search. */
export type FoundRow = Awaited<ReturnType<typeof selectPart>>[number] & { readonly part: Part }

/** The position of a result, whose part is known by its place among the parts of its order. */
export const positionOfFound = ({
  id: place,
  published_at,
  part,
}: Pick<FoundRow, 'id' | 'published_at' | 'part'>): CursorValues => [
  Math.max(...Object.values(partsOf).map((parts) => parts.indexOf(part))),
  published_at.toISOString(),
  place,
]

/** A page of results: all title hits, newest first, and then those in the text; or the newest of them all first. */
export async function selectFound(queries: Queries, question: IndexQuestion): Promise<readonly FoundRow[]> {
  const { limit, after, order, search } = question
  const results: FoundRow[] = []
  const reachedRank = Number(after?.[0] ?? 0)
  for (const [index, part] of partsOf[order].entries()) {
    if (index < reachedRank || results.length >= limit) continue
    if (search.begun === undefined && part.rank !== null && isBegunRank(part.rank)) continue
    const rows = await selectPart(queries, question, part, index === reachedRank ? (after?.slice(1) ?? null) : null)
    results.push(...rows.map((row) => ({ ...row, part })))
  }
  return results.slice(0, limit)
}

async function selectPart(
  queries: Queries,
  question: IndexQuestion,
  { rank, isFront }: Part,
  after: CursorValues | null,
) {
  const { search, language, viewer, limit } = question
  const values = { match: matchOf(search, rank, isFront), viewer, ...cursorValues(after) }
  const page = (scan: IndexScan) =>
    queries.read(foundCards(scan, isFront, language, viewer !== null, after === null, limit), values)
  // Few entries are listed before the news, so the index returns them at once.
  const walkedRows = isFront ? [] : await page('walk')
  return walkedRows.length >= limit ? walkedRows : await page('index')
}

const foundTitles = preparedSelect(
  ['match'],
  ({ match }, scan: IndexScan, isFront: boolean, language: Language, limit: number) => {
    const hits = entriesOf(match, scan, isFront, true, limit)
    return build
      .select({ id: hits.id, type: hits.type, title: titleOf(language) })
      .from(hits)
      .leftJoin(contents, eq(contents.id, hits.contentId))
      .leftJoin(organisations, eq(organisations.id, hits.organisationId))
      .leftJoin(hosts, eq(hosts.id, hits.hostId))
      .where(isShown(hits))
      .orderBy(desc(hits.publishedAt), desc(hits.id))
  },
)

/** Selects the newest titles that match. The title is null for a thing of a source, which is read from its source. */
export async function selectTitles(
  queries: Queries,
  matchIn: (isFront: boolean) => string,
  language: Language,
  limit: number,
) {
  const titles: { readonly id: string; readonly type: number; readonly title: string | null }[] = []
  for (const isFront of [true, false]) {
    const page = (scan: IndexScan) =>
      queries.read(foundTitles(scan, isFront, language, limit), { match: matchIn(isFront) })
    const walkedRows = await page('walk')
    titles.push(...(walkedRows.length >= limit ? walkedRows : await page('index')))
    if (titles.length >= limit) break
  }
  return titles.slice(0, limit)
}

/** Selects the organisation within which somebody searches. */
export async function selectScope(queries: Queries, id: string, language: Language) {
  return await queries.readOne(
    build
      .select({ id: organisations.id, name: inLanguage(organisations.name, language) })
      .from(organisations)
      .where(eq(organisations.id, id)),
  )
}
