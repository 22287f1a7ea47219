import type * as z from 'zod/mini'
import type { getAlbum, getAudio, trackSchema } from '../../../contract/audio'
import type { Album, AlbumBrief, Audio, Track } from '../../domain/audio/audio'
import { instantOf } from '../../domain/shared/site-time'
import type { ShareInfo } from '../../domain/sharing/share'
import type { Camelised } from '../http/wire-case'

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
    share: shareOf(audio.share),
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
    share: shareOf(album.share),
  }
}

function albumBriefOf({ id, title, cover }: Pick<AlbumOfWire, 'id' | 'title' | 'cover'>): AlbumBrief {
  return { id, title, cover: cover || null }
}

function sourceOf(source: AudioOfWire['source']): Audio['source'] {
  return source === null ? null : { ...source, logo: source.logo || null }
}

function shareOf({ title, isShareCustom, shareTitle, shareCover, shareDes }: AudioOfWire['share']): ShareInfo {
  return { title, isShareCustom, shareTitle, shareCover: shareCover ?? '', shareDescription: shareDes }
}
