import type * as z from 'zod/mini'
import type { getAlbum, getAudio, trackSchema } from '../../../../contract/audio'
import type { Album, AlbumBrief, Audio, Track } from '../../../domain/media/audio/audio'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { shareInfoOf, sourceOf } from '../../frame/content/publication-of-wire'
import type { Camelised } from '../../frame/http/wire-case'

type TrackOfWire = Camelised<z.infer<typeof trackSchema>>
type AudioOfWire = Camelised<z.infer<typeof getAudio.answer>>
type AlbumOfWire = Camelised<z.infer<typeof getAlbum.answer>>

export function trackOf({ id, title, cover, audio, publishAt, sort, plays }: TrackOfWire): Track {
  return {
    id,
    title,
    cover: cover || null,
    url: audio.url,
    duration: audio.duration,
    publishedAt: instantOf(publishAt) ?? 0,
    number: sort,
    plays,
  }
}

export function audioOf(audio: AudioOfWire): Audio {
  return {
    ...trackOf(audio),
    description: audio.description,
    albums: audio.album.map(albumBriefOf),
    source: sourceOf(audio.source),
    commentsOpen: audio.commentsOpen,
    share: shareInfoOf(audio.share),
  }
}

export function albumOf(album: AlbumOfWire): Album {
  const { description, tracks, plays, subscribers, subscribed, finished } = album
  return {
    ...albumBriefOf(album),
    description,
    tracks,
    plays,
    subscribers,
    subscribed,
    finished,
    source: sourceOf(album.source),
    share: shareInfoOf(album.share),
  }
}

function albumBriefOf({ id, title, cover }: Pick<AlbumOfWire, 'id' | 'title' | 'cover'>): AlbumBrief {
  return { id, title, cover: cover || null }
}
