import type { AddressAnswer } from './video-address'
import type { VideoEffect } from './video-effect'
import type { VideoFault } from './video-fault'
import type { VideoMediaEvent } from './video-event'
import type { VideoStep } from './video-machine'
import { lengthOf, type VideoState } from './video-state'
import { requestAddress, resumePosition, load, endPlayback } from './video-step'

/** Seconds of playback between two saves of the position. */
const keepEvery = 5
/**
 * The distance in seconds from the position at which an address was last replaced within which a second refusal is
 * final, because the new address cannot have expired yet.
 */
const meantWithin = 10
/**
 * The number of attempts to reconnect after which the address is requested again, because the stream may have moved or
 * ended.
 */
const askEvery = 4

export function onAddressAnswered(state: VideoState, answer: AddressAnswer): VideoStep {
  if (!state.asking) return [state, []]
  const nextState: VideoState = { ...state, asking: false, fault: null }
  switch (answer.kind) {
    case 'address':
      return onMediaArrived({ ...nextState, address: answer.address, live: answer.address.live }, state.live)
    case 'restricted':
    case 'members-only':
      return withoutMedia(nextState, {
        phase: 'restricted',
        wanted: false,
        membersOnly: answer.kind === 'members-only',
      })
    case 'coming':
      return withoutMedia(nextState, { phase: 'coming', wanted: false })
    case 'over':
      return endPlayback(nextState)
    case 'failed':
      if (nextState.attempt > 0) return tryLater(nextState)
      // The visitor has not pressed play yet; a press will retry.
      return [
        {
          ...nextState,
          phase: nextState.wanted ? 'failed' : nextState.phase,
          fault: answer.isAway === true ? 'network' : null,
        },
        [],
      ]
  }
}

/** Gives up the address, and what the element has loaded from it. */
function withoutMedia(state: VideoState, change: Partial<VideoState>): VideoStep {
  const ends: readonly VideoEffect[] = [...resumePosition(state, true), { type: 'unload' }, { type: 'release' }]
  return [{ ...state, ...change, attempt: 0, loaded: false, address: null }, state.loaded ? ends : []]
}

/**
 * Adapts the state to the answer. A stream that turns out to be a recording has a length and a rate; a stream that
 * turns out to be live has neither.
 */
function onMediaArrived(state: VideoState, wasLive: boolean): VideoStep {
  const nextState: VideoState = state.live
    ? { ...state, duration: 0, time: 0, rate: 1 }
    : { ...state, window: null, attempt: wasLive ? 0 : state.attempt }
  if (nextState.wanted) return load(nextState, true)
  if (nextState.isLoadedFromStart && !nextState.live) {
    const [next, effects] = load(nextState, false)
    return [{ ...next, phase: 'paused' }, effects]
  }
  return [
    { ...nextState, phase: nextState.phase === 'coming' || nextState.phase === 'ended' ? 'idle' : nextState.phase },
    [],
  ]
}

export function ready(state: VideoState, duration: number): VideoStep {
  if (!state.loaded || state.live) return [state, []]
  const length = lengthOf(duration)
  return length === 0 ? [state, []] : [{ ...state, duration: length, time: Math.min(state.time, length) }, []]
}

/**
 * Handles the start of playback, which may come from something other than our buttons, such as the system's picture in
 * picture.
 */
export function onStarted(state: VideoState): VideoStep {
  if (!state.loaded) return [state, []]
  const next: VideoState = { ...state, phase: 'playing', wanted: true, blocked: false, attempt: 0, counted: true }
  const counts: readonly VideoEffect[] = state.counted ? [] : [{ type: 'count' }]
  return [next, [{ type: 'claim' }, ...counts, ...(state.attempt > 0 ? [{ type: 'cancel-reconnect' } as const] : [])]]
}

export function onWaiting(state: VideoState): VideoStep {
  return state.phase === 'playing' ? [{ ...state, phase: 'buffering' }, []] : [state, []]
}

export function onPaused(state: VideoState): VideoStep {
  if (!state.loaded || (state.phase !== 'playing' && state.phase !== 'buffering')) return [state, []]
  return [{ ...state, phase: 'paused', wanted: false }, [{ type: 'release' }, ...resumePosition(state, true)]]
}

export function onProgress(state: VideoState, event: Extract<VideoMediaEvent, { type: 'media-progress' }>): VideoStep {
  if (!state.loaded || state.phase === 'ended' || !Number.isFinite(event.time)) return [state, []]
  const time = Math.max(0, event.time)
  // Before playback starts or resumes, the element reports 0 instead of the start position.
  if (time === 0 && state.phase !== 'playing' && (state.phase === 'loading' || !state.live)) return [state, []]
  const next: VideoState = {
    ...state,
    time: state.live || state.duration === 0 ? time : Math.min(time, state.duration),
    buffered: lengthOf(event.buffered),
    window: state.live ? event.window : null,
    // Some browsers resume after buffering without an event.
    phase: state.phase === 'buffering' && state.wanted && time > state.time ? 'playing' : state.phase,
  }
  if (next.phase !== 'playing' || Math.abs(next.time - state.savedTime) < keepEvery) return [next, []]
  return [{ ...next, savedTime: next.time }, resumePosition(next, false)]
}

export function ended(state: VideoState): VideoStep {
  if (!state.loaded || state.phase === 'ended') return [state, []]
  const next: VideoState = {
    ...state,
    phase: 'ended',
    wanted: false,
    time: Math.max(state.time, state.duration),
    savedTime: 0,
    attempt: 0,
  }
  return [next, [{ type: 'release' }, ...resumePosition(next, true)]]
}

/**
 * Handles a failure. After a failed live stream or a lost network it reconnects, and it replaces a refused address. Any
 * other failure ends playback.
 */
export function onFailed(state: VideoState, fault: VideoFault): VideoStep {
  if (!state.loaded || state.phase === 'ended') return [state, []]
  if (fault !== 'unsupported' && (state.live || (state.wanted && fault === 'network'))) return onLost(state)
  if (state.wanted && fault === 'forbidden') return renew(state)
  return withoutMedia(state, { phase: state.wanted ? 'failed' : 'paused', fault })
}

/**
 * Requests a new address, because this one may have expired. If an address was already replaced at about this position,
 * playback is restricted.
 */
function renew(state: VideoState): VideoStep {
  const { time, renewedAt } = state
  if (renewedAt !== null && Math.abs(time - renewedAt) < meantWithin)
    return withoutMedia(state, { phase: 'restricted', wanted: false })
  const stateWithoutMedia: VideoState = { ...state, attempt: 0, loaded: false, address: null }
  const [next, effects] = requestAddress({ ...stateWithoutMedia, phase: 'loading', renewedAt: time })
  return [next, [...resumePosition(state, true), { type: 'unload' }, ...effects]]
}

/**
 * Handles a lost network, and a live stream that was lost or reports its end. The next answer to a request for the
 * address decides whether the live event is over. A recording continues where it was.
 */
export function onLost(state: VideoState): VideoStep {
  if (!state.loaded) return [state, []]
  if (!state.wanted) return [{ ...state, loaded: false, phase: 'paused' }, [{ type: 'unload' }]]
  const [next, effects] = tryLater({ ...state, loaded: false, phase: state.live ? 'buffering' : 'loading' })
  return [next, [...resumePosition(state, true), { type: 'unload' }, ...effects]]
}

export function onSkipped(state: VideoState): VideoStep {
  return state.loaded && !state.live ? [{ ...state, skippedParts: state.skippedParts + 1 }, []] : [state, []]
}

function tryLater(state: VideoState): VideoStep {
  const attempt = state.attempt + 1
  return [{ ...state, attempt }, [{ type: 'reconnect', attempt }]]
}

export function reconnect(state: VideoState): VideoStep {
  if (state.attempt === 0 || state.loaded || !state.wanted) return [state, []]
  if (state.address !== null && state.attempt % askEvery !== 1) return load(state, true)
  return requestAddress(state)
}

export function onRefused(state: VideoState): VideoStep {
  if (!state.loaded || state.phase === 'ended') return [state, []]
  return [{ ...state, phase: 'paused', wanted: false, blocked: true, attempt: 0 }, [{ type: 'release' }]]
}

export function onDetached(state: VideoState): VideoStep {
  if (!state.loaded || state.phase === 'ended') return [state, []]
  const [next, effects] = load(state, state.wanted)
  return [{ ...next, phase: state.wanted ? 'buffering' : 'paused' }, effects]
}
