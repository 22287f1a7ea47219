import type { getAudio, trackSchema } from '../../../../contract/audio'
import type { Audio, Track } from '../../../domain/media/audio/audio'
import { shareInfoOf } from '../../frame/content/publication-of-wire'
import type { AnswerOf } from '../../frame/http/call-parts'
import type { Decoded } from '../../frame/http/wire-case'

export function trackOf({ id, title, cover, audio, publishAt, sort, plays }: Decoded<typeof trackSchema>): Track {
  return { id, title, cover, url: audio.url, duration: audio.duration, publishedAt: publishAt, number: sort, plays }
}

export function audioOf(audio: AnswerOf<typeof getAudio>): Audio {
  const { description, album: albums, source, commentsOpen, share } = audio
  return { ...trackOf(audio), description, albums, source, commentsOpen, share: shareInfoOf(share) }
}
