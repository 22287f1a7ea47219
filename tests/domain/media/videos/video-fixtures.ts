import type { VideoEffect } from '../../../../src/domain/media/videos/video-effect'
import type { VideoEvent } from '../../../../src/domain/media/videos/video-event'
import type { VideoFault } from '../../../../src/domain/media/videos/video-fault'
import { videoTransition } from '../../../../src/domain/media/videos/video-machine'
import { idleVideo, type VideoState } from '../../../../src/domain/media/videos/video-state'

export const film = idleVideo({ live: false, duration: 0, rate: 1.5 })
export const channel = idleVideo({ live: true, duration: 0, rate: 1.5 })

export const opened: VideoEvent = { type: 'opened', autoplay: false }
export const play: VideoEvent = { type: 'play', now: 1000 }
export const pause: VideoEvent = { type: 'pause' }
export const mediaReady: VideoEvent = { type: 'media-ready', duration: 100 }
export const mediaStarted: VideoEvent = { type: 'media-started' }
export const mediaFailed: VideoEvent = { type: 'media-failed', fault: 'broken' }
export const failedBy = (fault: VideoFault): VideoEvent => ({ type: 'media-failed', fault })
export const filmAddress: VideoEvent = {
  type: 'answered',
  answer: { kind: 'address', address: { url: '/film.m3u8', live: false, expiresAt: 5000 } },
}
export const channelAddress: VideoEvent = {
  type: 'answered',
  answer: { kind: 'address', address: { url: '/live.m3u8', live: true, expiresAt: null } },
}

export const at = (
  time: number,
  window: { readonly start: number; readonly end: number } | null = null,
): VideoEvent => ({ type: 'media-progress', time, buffered: time + 10, window })
export const answer = (kind: 'restricted' | 'members-only' | 'coming' | 'over' | 'failed'): VideoEvent => ({
  type: 'answered',
  answer: { kind },
})

/** The state after a sequence of events, and all of its effects. */
export function tell(
  state: VideoState,
  ...events: readonly VideoEvent[]
): { readonly state: VideoState; readonly effects: readonly VideoEffect[]; readonly last: readonly VideoEffect[] } {
  let [now, effects, last]: [VideoState, readonly VideoEffect[], readonly VideoEffect[]] = [state, [], []]
  for (const event of events) {
    ;[now, last] = videoTransition(now, event)
    effects = [...effects, ...last]
  }
  return { state: now, effects, last }
}

export const types = (effects: readonly VideoEffect[]) => effects.map(({ type }) => type)
export const playingFilm = tell(film, opened, filmAddress, play, mediaReady, mediaStarted).state
export const playingChannel = tell(channel, opened, channelAddress, play, mediaStarted).state
