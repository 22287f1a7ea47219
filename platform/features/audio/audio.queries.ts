import { contentKinds } from '../../../src/domain/content/content-kinds'
import type { ContentSource, CustomShare } from '../feed/feed.schema'
import type { Language } from '../../database/schema/localised'
import type { Queries } from '../../database/queries'
import { firstPlay } from '../../limits/first-of'

export interface TrackRow {
  readonly id: string
  readonly title: string
  readonly covers: readonly string[]
  readonly url: string
  readonly source_id: string
  readonly duration: number
  readonly published_at: string
  readonly sort: number
  readonly plays: number
}
export interface AudioRow extends TrackRow {
  readonly summary: string
  readonly description: string
  readonly source: ContentSource | null
  readonly share: CustomShare | null
  readonly comments_open: boolean
  readonly album_id: string
  readonly album_title: string
  readonly album_covers: readonly string[]
}

const trackColumns = (language: Language) =>
  `c.id, c.title->>'${language}' as title, c.covers, t.url, t.source_id, coalesce(c.duration, 0) as duration, c.published_at, t.sort, c.views as plays`

export async function selectAudio(queries: Queries, id: string, language: Language): Promise<AudioRow | undefined> {
  const rows = await queries.read<AudioRow>(
    `select ${trackColumns(language)}, c.summary->>'${language}' as summary, t.description->>'${language}' as description, c.source, c.comments_open, c.share,
       a.id as album_id, a.title->>'${language}' as album_title, a.covers as album_covers
     from contents c join tracks t on t.content_id = c.id join contents a on a.id = t.album_id
     where c.id = $1 and c.type = ${contentKinds.audio.code} and c.state = 'published'`,
    [id],
  )
  return rows[0]
}

export interface AlbumRow {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly covers: readonly string[]
  readonly description: string
  readonly source: ContentSource | null
  readonly share: CustomShare | null
  readonly tracks: number
  readonly plays: number
  readonly subscribers: number
  readonly subscribed: boolean
  readonly finished: boolean
}

export async function selectAlbum(
  queries: Queries,
  id: string,
  language: Language,
  viewer: string | null,
): Promise<AlbumRow | undefined> {
  const rows = await queries.read<AlbumRow>(
    `select c.id, c.title->>'${language}' as title, c.summary->>'${language}' as summary, c.covers, a.description->>'${language}' as description, c.source, c.share,
       a.tracks, c.views as plays, a.followers as subscribers, a.finished,
       ${viewer === null ? 'false' : `exists (select 1 from follows f where f.user_id = $2 and f.kind = 'album' and f.target_id = c.id)`} as subscribed
     from contents c join albums a on a.content_id = c.id where c.id = $1 and c.type = ${contentKinds.album.code} and c.state = 'published'`,
    viewer === null ? [id] : [id, viewer],
  )
  return rows[0]
}

export function selectTracks(
  queries: Queries,
  albumId: string,
  language: Language,
  order: 'up' | 'down',
  limit: number,
  after: number | null,
): Promise<TrackRow[]> {
  const [beyond, direction] = order === 'up' ? ['>', 'asc'] : ['<', 'desc']
  return queries.read<TrackRow>(
    `select ${trackColumns(language)} from tracks t join contents c on c.id = t.content_id and c.state = 'published'
     where t.album_id = $1 ${after === null ? '' : `and t.sort ${beyond} $2::int`} order by t.sort ${direction} limit ${limit}`,
    after === null ? [albumId] : [albumId, after],
  )
}

/** The next track that still exists; undefined after the last one, and for an audio that is not in this album. */
export async function selectNextTrack(
  queries: Queries,
  albumId: string,
  audioId: string,
): Promise<{ id: string; sort: number } | undefined> {
  const rows = await queries.read<{ id: string; sort: number }>(
    `select t.content_id as id, t.sort from tracks t join contents c on c.id = t.content_id and c.state = 'published'
     where t.album_id = $1 and t.sort > (select p.sort from tracks p where p.album_id = $1 and p.content_id = $2) order by t.sort limit 1`,
    [albumId, audioId],
  )
  return rows[0]
}

/** Counts a play for the audio and for its album, once per listener and period; null when there is no such audio. */
export async function addAudioPlay(queries: Queries, id: string, listener: string, now: Date): Promise<number | null> {
  const rows = await queries.change<{ plays: number }>(
    `with ${firstPlay('$2', '$3')},
     album as (update contents set views = views + 1 where id = (select album_id from tracks where content_id = $1) and exists (select 1 from first))
     update contents set views = views + (select count(*)::int from first) where id = $1 and type = ${contentKinds.audio.code} and state = 'published' returning views as plays`,
    [id, listener, now.toISOString()],
  )
  return rows[0]?.plays ?? null
}
