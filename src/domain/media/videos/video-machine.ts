import { playAgain, pause, seek, start, seekToLive } from './video-commands'
import type { VideoEffect } from './video-effect'
import type { VideoEvent } from './video-event'
import {
  onAddressAnswered,
  onDetached,
  ended,
  onFailed,
  onLost,
  onPaused,
  onProgress,
  ready,
  reconnect,
  onRefused,
  onSkipped,
  onStarted,
  onWaiting,
} from './video-media'
import type { VideoState } from './video-state'
import { forgetMedia, resumePosition, endPlayback } from './video-step'

export type VideoStep = readonly [VideoState, readonly VideoEffect[]]

type Steps = {
  readonly [Type in VideoEvent['type']]: (state: VideoState, event: Extract<VideoEvent, { type: Type }>) => VideoStep
}

/** The step for each type of event. */
const steps: Steps = {
  opened: (state, { isFromStart = false, autoplay }) =>
    state.phase === 'idle' && !state.asking
      ? [
          {
            ...state,
            asking: true,
            isLoadedFromStart: isFromStart,
            wanted: autoplay,
            phase: autoplay ? 'loading' : 'idle',
          },
          [{ type: 'request-address' }],
        ]
      : [state, []],
  left: (state) => [
    forgetMedia(state),
    [...resumePosition(state, true), { type: 'unload' }, { type: 'release' }, { type: 'cancel-reconnect' }],
  ],
  play: (state, { now }) => start(state, now),
  retry: playAgain,
  pause,
  silenced: (state) => (state.wanted ? pause(state) : [state, []]),
  answered: (state, { answer }) => onAddressAnswered(state, answer),
  seek: (state, { time }) => seek(state, time),
  rate: (state, { rate }) =>
    state.live || rate === state.rate || !(rate > 0 && rate < 16)
      ? [state, []]
      : [{ ...state, rate }, state.loaded ? [{ type: 'set-rate', rate }] : []],
  'to-live': seekToLive,
  'reconnect-due': reconnect,
  online,
  over: (state) => (state.live && state.phase !== 'ended' ? endPlayback(state) : [state, []]),
  'page-leaving': (state) => [state, resumePosition(state, true)],
  'media-ready': (state, { duration }) => ready(state, duration),
  'media-started': onStarted,
  'media-waiting': onWaiting,
  'media-paused': onPaused,
  'media-ended': (state) => (state.live ? onLost(state) : ended(state)),
  'media-failed': (state, { fault }) => onFailed(state, fault),
  'media-skipped': onSkipped,
  'media-silent': (state) => [state.loaded ? { ...state, isSilent: true } : state, []],
  'media-refused': onRefused,
  'media-detached': onDetached,
  'media-progress': onProgress,
}

/** Playback of one video or live channel. Pure and total: an event that does not apply leaves the state as it is. */
export function videoTransition(state: VideoState, event: VideoEvent): VideoStep {
  // The cast is safe, because the keys of `steps` guarantee that each step gets only events of its own type.
  return (steps[event.type] as (from: VideoState, happened: VideoEvent) => VideoStep)(state, event)
}

/** Resumes playback that the network interrupted. */
function online(state: VideoState): VideoStep {
  if (!state.wanted) return [state, []]
  if (state.attempt > 0) {
    if (state.loaded) return [state, []]
    // It reconnects at once, with the back-off reset. It does not wait for a request sent while the network was away,
    // because such a request may never be answered.
    const [next, effects] = reconnect({ ...state, attempt: 1, asking: false })
    return [next, [{ type: 'cancel-reconnect' }, ...effects]]
  }
  return state.phase === 'failed' ? playAgain(state) : [state, []]
}
