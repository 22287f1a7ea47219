import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, eq, sql } from 'drizzle-orm'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import type { Database } from '../../../kernel/database/client'
import { inLanguage, isOneOf, literal } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build, preparedSelect } from '../../../kernel/database/statement'
import { addView } from '../../../kernel/contents/add-view'
import { contents } from '../../../kernel/contents/contents.schema'
import { isPublishedContent } from '../../../kernel/contents/published'
import { users } from '../../../kernel/members/members.schema'
import { collectionItems, streams, videos } from './videos.schema'

const { video, short } = contentKinds
/** The types that are read and played like videos. A short is a video with a player of its own. */
const playedTypes = [video.code, short.code]

const videoColumns = (language: Language) => ({
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
  is_short: sql<boolean>`${contents.type} = ${literal(short.code)}`,
  comments_open: contents.commentsOpen,
  share: contents.share,
})

const oneVideo = preparedSelect(['id'], ({ id }, language: Language) =>
  build
    .select(videoColumns(language))
    .from(contents)
    .innerJoin(videos, eq(videos.contentId, contents.id))
    .where(isPublishedContent(id, playedTypes)),
)

export async function selectVideo(queries: Queries, id: string, language: Language) {
  return await queries.readOne(oneVideo(language), { id })
}
export type VideoRow = NonNullable<Awaited<ReturnType<typeof selectVideo>>>

/** Selects an unpublished video by its preview token. */
export async function selectVideoPreview(queries: Queries, token: string, language: Language) {
  return await queries.readOne(
    build
      .select(videoColumns(language))
      .from(contents)
      .innerJoin(videos, eq(videos.contentId, contents.id))
      .where(and(eq(videos.previewToken, token), eq(contents.state, 'draft'))),
  )
}

/** Selects these videos, in the order of the ids. */
export async function selectVideos(
  queries: Queries,
  ids: readonly string[],
  language: Language,
): Promise<readonly VideoRow[]> {
  const rows = await queries.read(
    build
      .select(videoColumns(language))
      .from(contents)
      .innerJoin(videos, eq(videos.contentId, contents.id))
      .where(isOneOf(contents.id, ids)),
  )
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowsById.get(id) ?? [])
}

/** Selects the public profile of the member who shared a short. */
export async function selectSharer(queries: Queries, id: string) {
  const { nickname, avatar } = users
  return await queries.readOne(build.select({ nickname, avatar }).from(users).where(eq(users.id, id)))
}

export async function selectStream(queries: Queries, id: string) {
  const { url, mime, restricted, captions } = streams
  return await queries.readOne(
    build.select({ url, mime, restricted, captions }).from(streams).where(eq(streams.id, id)),
  )
}

/**
 * Counts a play for a video, and for the collection from which it was played, if the video is an episode of that
 * collection.
 */
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
  return addView(database, { id, type: playedTypes, partOf, listener }, now)
}
