import { and, eq, sql } from 'drizzle-orm'
import { contentKinds } from '../../../src/domain/content/content-kinds'
import type { Database } from '../../database/client'
import { inLanguage } from '../../database/expressions'
import type { Queries } from '../../database/queries'
import type { Language } from '../../database/schema/localised'
import { build, preparedSelect } from '../../database/statement'
import { addView } from '../feed/add-view'
import { contents } from '../feed/feed.schema'
import { isPublishedContent } from '../feed/published'
import { collectionItems, streams, videos } from './videos.schema'

const video = preparedSelect((language: Language) =>
  build
    .select({
      id: contents.id,
      title: inLanguage(contents.title, language),
      summary: inLanguage(contents.summary, language),
      description: inLanguage(videos.description, language),
      covers: contents.covers,
      published_at: contents.publishedAt,
      source: contents.source,
      source_id: videos.streamId,
      duration: sql<number>`coalesce(${contents.duration}, 0)`,
      views: contents.views,
      comments_open: contents.commentsOpen,
      share: contents.share,
    })
    .from(contents)
    .innerJoin(videos, eq(videos.contentId, contents.id))
    .where(isPublishedContent(sql.placeholder('id'), contentKinds.video.code)),
)

export async function selectVideo(queries: Queries, id: string, language: Language) {
  const [row] = await queries.read(video(language), { id })
  return row
}

export async function selectStream(queries: Queries, id: string) {
  const { url, mime, restricted } = streams
  const [row] = await queries.read(build.select({ url, mime, restricted }).from(streams).where(eq(streams.id, id)))
  return row
}

/** Counts a play for the video, and for the collection that it was played from when it is one of its episodes. */
export function addVideoPlay(
  database: Database,
  id: string,
  collectionId: string | null,
  listener: string,
  now: Date,
): Promise<number | null> {
  const partOf = build
    .select({ id: collectionItems.collectionId })
    .from(collectionItems)
    .where(and(eq(collectionItems.collectionId, collectionId ?? ''), eq(collectionItems.contentId, id)))
  return addView(database, { id, type: contentKinds.video.code, partOf, listener }, now)
}
