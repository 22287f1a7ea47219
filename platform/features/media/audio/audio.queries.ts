import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import type { Database } from '../../../kernel/database/client'
import { isBeyond, inLanguage, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build, preparedSelect } from '../../../kernel/database/statement'
import { addView } from '../../../kernel/contents/add-view'
import { contents } from '../../../kernel/contents/contents.schema'
import { isPublishedContent, published } from '../../../kernel/contents/published'
import { isFollowed } from '../../participation/reactions/is-followed'
import { albums, tracks } from './audio.schema'

const album = alias(contents, 'album')

const trackColumns = (language: Language) => ({
  id: contents.id,
  title: inLanguage(contents.title, language),
  covers: contents.covers,
  url: tracks.url,
  source_id: tracks.sourceId,
  duration: sql<number>`coalesce(${contents.duration}, 0)`,
  published_at: contents.publishedAt,
  sort: tracks.sort,
  plays: contents.views,
})
export type TrackRow = Awaited<ReturnType<typeof selectTracks>>[number]

const audio = preparedSelect(['id'], ({ id }, language: Language) =>
  build
    .select({
      ...trackColumns(language),
      summary: inLanguage(contents.summary, language),
      description: inLanguage(tracks.description, language),
      source: contents.source,
      comments_open: contents.commentsOpen,
      share: contents.share,
      album_id: album.id,
      album_title: inLanguage(album.title, language),
      album_covers: album.covers,
    })
    .from(contents)
    .innerJoin(tracks, eq(tracks.contentId, contents.id))
    .innerJoin(album, eq(album.id, tracks.albumId))
    .where(isPublishedContent(id, contentKinds.audio.code)),
)

export async function selectAudio(queries: Queries, id: string, language: Language) {
  return await queries.readOne(audio(language), { id })
}

export async function selectAlbum(queries: Queries, id: string, language: Language, viewer: string | null) {
  return await queries.readOne(
    build
      .select({
        id: contents.id,
        title: inLanguage(contents.title, language),
        summary: inLanguage(contents.summary, language),
        covers: contents.covers,
        description: inLanguage(albums.description, language),
        source: contents.source,
        share: contents.share,
        tracks: albums.tracks,
        plays: contents.views,
        subscribers: albums.followers,
        finished: albums.finished,
        subscribed: viewer === null ? sql<boolean>`false` : isFollowed(viewer, 'album', contents.id),
      })
      .from(contents)
      .innerJoin(albums, eq(albums.contentId, contents.id))
      .where(isPublishedContent(id, contentKinds.album.code)),
  )
}

export function selectTracks(
  queries: Queries,
  albumId: string,
  language: Language,
  order: 'up' | 'down',
  limit: number,
  after: number | null,
) {
  return queries.read(
    build
      .select(trackColumns(language))
      .from(tracks)
      .innerJoin(contents, and(eq(contents.id, tracks.contentId), published))
      .where(
        and(
          eq(tracks.albumId, albumId),
          isBeyond(order === 'up' ? '>' : '<', [tracks.sort], after === null ? null : [after]),
        ),
      )
      .orderBy((order === 'up' ? asc : desc)(tracks.sort))
      .limit(limitOf(limit)),
  )
}

/**
 * Selects the next track of an album that still exists; undefined after the last one, and for an audio that is not in
 * this album.
 */
export async function selectNextTrack(queries: Queries, albumId: string, audioId: string) {
  const playedTracks = alias(tracks, 'played')
  const sortOfTrack = build
    .select({ sort: playedTracks.sort })
    .from(playedTracks)
    .where(and(eq(playedTracks.albumId, albumId), eq(playedTracks.contentId, audioId)))
  return await queries.readOne(
    build
      .select({ id: tracks.contentId, sort: tracks.sort })
      .from(tracks)
      .innerJoin(contents, and(eq(contents.id, tracks.contentId), published))
      .where(and(eq(tracks.albumId, albumId), sql`${tracks.sort} > ${sortOfTrack}`))
      .orderBy(asc(tracks.sort))
      .limit(limitOf(1)),
  )
}

/** Counts a play for the audio and for its album; null when there is no such audio. */
export function addAudioPlay(database: Database, id: string, listener: string, now: Date): Promise<number | null> {
  const partOf = build.select({ id: tracks.albumId }).from(tracks).where(eq(tracks.contentId, id))
  return addView(database, { id, type: contentKinds.audio.code, partOf, listener }, now)
}
