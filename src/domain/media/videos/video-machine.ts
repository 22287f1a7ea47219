import { playAgain, pause, seek, start, toLive } from './video-commands'
import type { VideoEffect } from './video-effect'
import type { VideoEvent } from './video-event'
import {
  answered,
  detached,
  ended,
  failed,
  lost,
  paused,
  progressed,
  ready,
  reconnect,
  refused,
  skipped,
  started,
  waiting,
} from './video-media'
import type { VideoState } from './video-state'
import { forgotten, keptAt, over } from './video-step'

export type VideoStep = readonly [VideoState, readonly VideoEffect[]]

/**
 * The state machine of one video or live channel, pure and total: an event that does not apply leaves the state as it
 * is.
 */
export function videoTransition(state: VideoState, event: VideoEvent): VideoStep {
  switch (event.type) {
    case 'opened':
      return state.phase === 'idle' && !state.asking
        ? [
            {
              ...state,
              asking: true,
              ahead: event.ahead ?? false,
              wanted: event.autoplay,
              phase: event.autoplay ? 'loading' : 'idle',
            },
            [{ type: 'ask' }],
          ]
        : [state, []]
    case 'left':
      return [
        forgotten(state),
        [...keptAt(state, true), { type: 'unload' }, { type: 'release' }, { type: 'cancel-reconnect' }],
      ]
    case 'play':
      return start(state, event.now)
    case 'retry':
      return playAgain(state)
    case 'pause':
      return pause(state)
    case 'silenced':
      return state.wanted ? pause(state) : [state, []]
    case 'answered':
      return answered(state, event.answer)
    case 'seek':
      return seek(state, event.time)
    case 'rate':
      return state.live || event.rate === state.rate || !(event.rate > 0 && event.rate < 16)
        ? [state, []]
        : [{ ...state, rate: event.rate }, state.loaded ? [{ type: 'set-rate', rate: event.rate }] : []]
    case 'to-live':
      return toLive(state)
    case 'reconnect-due':
      return reconnect(state)
    case 'online':
      return online(state)
    case 'over':
      return state.live && state.phase !== 'ended' ? over(state) : [state, []]
    case 'page-leaving':
      return [state, keptAt(state, true)]
    case 'media-ready':
      return ready(state, event.duration)
    case 'media-started':
      return started(state)
    case 'media-waiting':
      return waiting(state)
    case 'media-paused':
      return paused(state)
    case 'media-ended':
      return state.live ? lost(state) : ended(state)
    case 'media-failed':
      return failed(state, event.fault)
    case 'media-skipped':
      return skipped(state)
    case 'media-refused':
      return refused(state)
    case 'media-detached':
      return detached(state)
    case 'media-progress':
      return progressed(state, event)
  }
}

/** Resumes playback that the network interrupted. */
function online(state: VideoState): VideoStep {
  if (!state.wanted) return [state, []]
  if (state.attempt > 0) {
    if (state.loaded) return [state, []]
    // It reconnects at once, with the back-off reset, because a request sent while the network was away may never be
    // answered.
    const [next, effects] = reconnect({ ...state, attempt: 1, asking: false })
    return [next, [{ type: 'cancel-reconnect' }, ...effects]]
  }
  return state.phase === 'failed' ? playAgain(state) : [state, []]
}
