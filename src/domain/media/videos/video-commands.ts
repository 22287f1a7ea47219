import { withinWindow } from './live-window'
import type { VideoStep } from './video-machine'
import type { VideoState } from './video-state'
import { requestAddress, resumePosition, load } from './video-step'

/** Handles a press on play. Resuming a paused live stream jumps to the live edge. */
export function start(state: VideoState, now: number): VideoStep {
  const { phase, loaded, live } = state
  if (phase === 'restricted' || phase === 'coming') return [state, []]
  if (phase === 'ended') return live ? playAgain(state) : fromTheStart(state, now)
  if (!loaded) return fetch(state, now)
  if (state.wanted && !state.blocked) return [state, []]
  const next: VideoState = { ...state, wanted: true, blocked: false, phase: phase === 'playing' ? phase : 'buffering' }
  return [next, live ? [{ type: 'to-live' }, { type: 'play' }] : [{ type: 'play' }]]
}

function fromTheStart(state: VideoState, now: number): VideoStep {
  const rewound: VideoState = { ...state, time: 0, savedTime: 0 }
  if (!state.loaded) return fetch(rewound, now)
  return [{ ...rewound, phase: 'buffering', wanted: true }, [{ type: 'seek', time: 0 }, { type: 'play' }]]
}

/** Loads an element that has nothing loaded: with the known address if it is still valid, otherwise with a new one. */
function fetch(state: VideoState, now: number): VideoStep {
  const { address } = state
  const isFresh = address !== null && (address.expiresAt === null || now < address.expiresAt)
  const requestedState: VideoState = {
    ...state,
    wanted: true,
    blocked: false,
    phase: 'loading',
    address: isFresh ? address : null,
  }
  if (isFresh) return load(requestedState, true)
  const [next, effects] = requestAddress(requestedState)
  return [next, [{ type: 'unlock' }, ...effects]]
}

/**
 * Requests a new address and continues from the position of the failure. It also does so after a refusal, because a
 * login may have changed the answer.
 */
export function playAgain(state: VideoState): VideoStep {
  const { phase, attempt, live } = state
  const isPossible =
    phase === 'failed' || phase === 'restricted' || phase === 'coming' || (phase === 'ended' && live) || attempt > 0
  if (!isPossible) return [state, []]
  const [next, effects] = requestAddress({
    ...state,
    phase: 'loading',
    wanted: true,
    address: null,
    loaded: false,
    attempt: 0,
    membersOnly: false,
    fault: null,
    renewedAt: null,
  })
  return [next, [{ type: 'cancel-reconnect' }, { type: 'unlock' }, ...effects]]
}

export function pause(state: VideoState): VideoStep {
  const { phase, loaded } = state
  if (phase !== 'playing' && phase !== 'buffering' && phase !== 'loading') return [state, []]
  const isLost = state.attempt > 0
  const next: VideoState = {
    ...state,
    wanted: false,
    blocked: false,
    attempt: 0,
    phase: loaded || isLost ? 'paused' : 'idle',
  }
  return [next, [{ type: 'pause' }, { type: 'release' }, { type: 'cancel-reconnect' }, ...resumePosition(state, true)]]
}

/** Moves to a position in seconds, never beyond the available range; before loading, it sets the start position. */
export function seek(state: VideoState, time: number): VideoStep {
  if (!Number.isFinite(time)) return [state, []]
  return state.live ? seekLive(state, time) : seekInVideo(state, time)
}

function seekLive(state: VideoState, time: number): VideoStep {
  const { window, loaded } = state
  if (window === null || !loaded) return [state, []]
  const index = withinWindow(window, time)
  return [{ ...state, time: index }, [{ type: 'seek', time: index }]]
}

function seekInVideo(state: VideoState, time: number): VideoStep {
  const index = Math.max(0, state.duration > 0 ? Math.min(time, state.duration) : time)
  const next: VideoState = {
    ...state,
    time: index,
    savedTime: index,
    phase: state.phase === 'ended' ? (state.loaded ? 'paused' : 'idle') : state.phase,
  }
  return [next, state.loaded ? [{ type: 'seek', time: index }, ...resumePosition(next, true)] : []]
}

export function seekToLive(state: VideoState): VideoStep {
  if (!state.live || !state.loaded) return [state, []]
  if (state.wanted) return [state, [{ type: 'to-live' }]]
  return [{ ...state, wanted: true, blocked: false, phase: 'buffering' }, [{ type: 'to-live' }, { type: 'play' }]]
}
