import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { isBeyond, inLanguage, isOneOf, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build, preparedSelect } from '../../../kernel/database/statement'
import { cardColumn } from '../../../kernel/contents/cards'
import { contents } from '../../../kernel/contents/contents.schema'
import { isPublishedContent, published } from '../../../kernel/contents/published'
import { collectionItems, videos } from '../videos/videos.schema'

const collection = preparedSelect(['id'], ({ id }, language: Language) =>
  build
    .select({
      id: contents.id,
      title: inLanguage(contents.title, language),
      description: inLanguage(contents.summary, language),
      covers: contents.covers,
      published_at: contents.publishedAt,
      source: contents.source,
      views: contents.views,
      comments_open: contents.commentsOpen,
      share: contents.share,
    })
    .from(contents)
    .where(isPublishedContent(id, contentKinds.collection.code)),
)

export async function selectCollection(queries: Queries, id: string, language: Language) {
  return await queries.readOne(collection(language), { id })
}

/** The number of episodes of each collection; a collection without any is missing. */
export async function selectEpisodeCounts(queries: Queries, ids: readonly string[]) {
  const rows = await queries.read(
    build
      .select({ id: collectionItems.collectionId, episodes: sql<number>`count(*)::int` })
      .from(collectionItems)
      .innerJoin(contents, and(eq(contents.id, collectionItems.contentId), published))
      .where(isOneOf(collectionItems.collectionId, ids))
      .groupBy(collectionItems.collectionId),
  )
  return new Map(rows.map(({ id, episodes }) => [id, episodes]))
}

/** A page of episodes, in the order that the editors chose. */
export function selectEpisodes(
  queries: Queries,
  collectionId: string,
  language: Language,
  limit: number,
  after: readonly unknown[] | null,
) {
  return queries.read(
    build
      .select({
        id: contents.id,
        sort: collectionItems.sort,
        title: inLanguage(contents.title, language),
        covers: contents.covers,
        source_id: videos.streamId,
        duration: sql<number>`coalesce(${contents.duration}, 0)`,
        views: contents.views,
      })
      .from(collectionItems)
      .innerJoin(contents, and(eq(contents.id, collectionItems.contentId), published))
      .innerJoin(videos, eq(videos.contentId, contents.id))
      .where(
        and(
          eq(collectionItems.collectionId, collectionId),
          isBeyond('>', [collectionItems.sort, collectionItems.contentId], after),
        ),
      )
      .orderBy(asc(collectionItems.sort), asc(collectionItems.contentId))
      .limit(limitOf(limit)),
  )
}

/** The most collections of one video that are listed. */
const mostCollections = 10

/** Selects the collections that a video is in, the most watched first. */
export async function selectCollectionsOf(queries: Queries, videoId: string, language: Language) {
  const rows = await queries.read(
    build
      .select({ card: cardColumn(language, null) })
      .from(collectionItems)
      .innerJoin(contents, and(eq(contents.id, collectionItems.collectionId), published))
      .where(eq(collectionItems.contentId, videoId))
      .orderBy(desc(contents.views), asc(contents.id))
      .limit(limitOf(mostCollections)),
  )
  return rows.map(({ card }) => card)
}
