import type { Language } from '../../../../../src/domain/frame/site/preferences'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import { isBeyond, existsIn, inLanguage, isOneOf, limitOf } from '../../../../kernel/database/expressions'
import type { Queries } from '../../../../kernel/database/queries'
import { build } from '../../../../kernel/database/statement'
import { articleDetails } from '../../../media/articles/articles.schema'
import { specialColumns, specialItems } from '../../../media/specials/specials.schema'
import { tracks } from '../../../media/audio/audio.schema'
import { cardColumn } from '../../../../kernel/contents/cards'
import type { CursorValues } from '../../../../kernel/lists/cursor'
import { categories, contents, organisations, subCategories } from '../../../../kernel/contents/contents.schema'
import { isPublishedContent, published } from '../../../../kernel/contents/published'
import { streams, videos } from '../../../media/videos/videos.schema'

/** The title and description of a feed. */
export interface FeedHead {
  readonly title: string
  readonly description: string
  readonly image: string | null
}

/** Selects the name; null where there is no page of the category, to which its feed would lead. */
export async function selectCategoryName(
  queries: Queries,
  kind: 'category' | 'subCategory',
  id: string,
  language: Language,
) {
  const table = kind === 'category' ? categories : subCategories
  const owner = kind === 'category' ? categories.id : subCategories.categoryId
  const listed = build.select({ id: categories.id }).from(categories).where(eq(categories.listed, true))
  return await queries.readValue(
    build
      .select({ name: inLanguage(table.name, language) })
      .from(table)
      .where(and(eq(table.id, id), inArray(owner, listed))),
  )
}

export async function selectOrganisation(queries: Queries, id: string, language: Language): Promise<FeedHead | null> {
  return await queries.readOne(
    build
      .select({
        title: inLanguage(organisations.name, language),
        description: inLanguage(organisations.intro, language),
        image: sql<string | null>`${organisations.logo}`,
      })
      .from(organisations)
      .where(eq(organisations.id, id)),
  )
}

export async function selectSpecial(queries: Queries, id: string, language: Language): Promise<FeedHead | null> {
  return await queries.readOne(
    build
      .select({
        title: inLanguage(contents.title, language),
        description: inLanguage(contents.summary, language),
        image: sql<string | null>`${contents.covers}->>0`,
      })
      .from(contents)
      .where(isPublishedContent(id, contentKinds.special.code)),
  )
}

/** Selects the newest published contents of an organisation, along their index. */
export function selectOfOrganisation(
  queries: Queries,
  id: string,
  language: Language,
  limit: number,
  after: CursorValues | null,
) {
  return selectNewest(
    queries,
    and(sql`${contents.listed} is not false`, eq(contents.organisationId, id)),
    language,
    limit,
    after,
  )
}

/** Selects the newest published contents of a special. It has a few hundred at most, so sorting them needs no index. */
export function selectOfSpecial(
  queries: Queries,
  id: string,
  language: Language,
  limit: number,
  after: CursorValues | null,
) {
  const ofSpecial = build
    .select({ id: specialItems.contentId })
    .from(specialItems)
    .innerJoin(specialColumns, eq(specialColumns.id, specialItems.columnId))
    .where(eq(specialColumns.specialId, id))
  return selectNewest(queries, sql`${contents.id} in ${ofSpecial}`, language, limit, after)
}

function selectNewest(
  queries: Queries,
  which: SQL | undefined,
  language: Language,
  limit: number,
  after: CursorValues | null,
) {
  return queries.readColumn(
    build
      .select({ card: cardColumn(language, null) })
      .from(contents)
      .where(and(which, published, isBeyond('<', [contents.publishedAt, contents.id], after)))
      .orderBy(desc(contents.publishedAt), desc(contents.id))
      .limit(limitOf(limit)),
  )
}

/** Selects the HTML of these articles, as their editors wrote it. */
export async function selectBodies(queries: Queries, ids: readonly string[], language: Language) {
  if (ids.length === 0) return []
  return await queries.read(
    build
      .select({ id: articleDetails.contentId, body: inLanguage(articleDetails.body, language) })
      .from(articleDetails)
      .where(isOneOf(articleDetails.contentId, ids)),
  )
}

/** Selects those of these contents that not everybody may play. */
export async function selectRestricted(queries: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const ofStream = existsIn(streams, eq(streams.id, videos.streamId), eq(streams.restricted, true))
  const restrictedIds = await queries.readColumn(
    build
      .select({ id: videos.contentId })
      .from(videos)
      .where(and(isOneOf(videos.contentId, ids), ofStream)),
  )
  return new Set(restrictedIds)
}

/** Selects the episodes of a podcast, newest first. */
export function selectEpisodes(
  queries: Queries,
  albumId: string,
  language: Language,
  limit: number,
  after: number | null,
) {
  return queries.read(
    build
      .select({
        id: contents.id,
        title: inLanguage(contents.title, language),
        description: inLanguage(tracks.description, language),
        image: sql<string | null>`${contents.covers}->>0`,
        url: tracks.url,
        duration: sql<number>`coalesce(${contents.duration}, 0)`,
        published_at: contents.publishedAt,
        sort: tracks.sort,
      })
      .from(tracks)
      .innerJoin(contents, and(eq(contents.id, tracks.contentId), published))
      .where(and(eq(tracks.albumId, albumId), isBeyond('<', [tracks.sort], after === null ? null : [after])))
      .orderBy(desc(tracks.sort))
      .limit(limitOf(limit)),
  )
}
export type PodcastEpisode = Awaited<ReturnType<typeof selectEpisodes>>[number]
