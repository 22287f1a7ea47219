import { reconnectDelay } from '../shared/reconnect'
import { isSpoken } from './player-item'
import { close } from './playlist-commands'
import type { EventOf } from './player-event'
import type { PlayerEffect } from './player-effect'
import { currentItem } from './player-state'
import type { PlayerState } from './player-state'
import { chainStep, keepPosition, knownSeconds, makeCurrent, unchanged, step } from './player-step'
import type { Step } from './player-step'
import { stopAtEnd } from './transport-commands'

/** Seconds before the end of an item at which the next item is preloaded. */
const preloadSeconds = 30
/** Seconds between two saves of the position. */
const keepSeconds = 10

export function onReady(state: PlayerState, { duration }: EventOf<'media-ready'>): Step {
  const durationInSeconds = state.live ? 0 : knownSeconds(duration) || state.duration
  return state.ready && durationInSeconds === state.duration
    ? unchanged(state)
    : step({ ...state, ready: true, failed: false, failedSilently: false, duration: durationInSeconds })
}

/** Handles audible playback; the first one opens the mini player (B20). */
export function onStarted(state: PlayerState): Step {
  if (!state.ready || (state.playing && !state.buffering)) return unchanged(state)
  const openness = state.isFresh ? { open: true, isFresh: false } : {}
  return step({
    ...state,
    ...openness,
    wanted: true,
    playing: true,
    buffering: false,
    blocked: false,
    reconnect: null,
    gap: null,
  })
}

/** Handles a pause by the page or the phone, such as a call or unplugged headphones. */
export function onPaused(state: PlayerState): Step {
  if (!state.playing) return unchanged(state)
  const effects = state.time === state.savedTime ? [] : keepPosition(state)
  return step({ ...state, playing: false, wanted: false, buffering: false, savedTime: state.time }, ...effects)
}

export function onWaiting(state: PlayerState): Step {
  return state.wanted && !state.buffering ? step({ ...state, buffering: true }) : unchanged(state)
}

export function onRefused(state: PlayerState): Step {
  if (!state.wanted) return unchanged(state)
  return step(
    { ...state, wanted: false, playing: false, buffering: false, blocked: true, gap: null, reconnect: null },
    { type: 'notify', notice: 'tap-to-play' },
  )
}

export function onProgress(state: PlayerState, { time }: EventOf<'media-progress'>): Step {
  if (!state.ready || state.gap !== null || !(time >= 0 && time < Infinity) || time === state.time)
    return unchanged(state)
  const upcoming = state.playlist[state.upcoming]
  const isPreparing =
    upcoming !== undefined &&
    !state.preloaded &&
    continuesPlaying(state) &&
    state.duration > 0 &&
    state.duration - time <= preloadSeconds
  const keeps = !state.live && Math.abs(time - state.savedTime) >= keepSeconds
  const next = { ...state, time, savedTime: keeps ? time : state.savedTime, preloaded: state.preloaded || isPreparing }
  const effects: PlayerEffect[] = keeps ? [...keepPosition(next)] : []
  if (isPreparing) effects.push({ type: 'preload', item: upcoming })
  // The playlist is saved every minute, so that the stored one does not expire during a long item (B29).
  if (Math.floor(time / 60) !== Math.floor(state.time / 60)) effects.push({ type: 'keep-playlist' })
  return [next, effects]
}

/** Handles the end of an item (B21, B22). For a live stream it means that the stream was lost. */
export function onEnded(state: PlayerState, { random }: EventOf<'media-ended'>): Step {
  if (!state.ready || state.gap !== null) return unchanged(state)
  if (state.live) return onLost(state, random)
  const item = currentItem(state)
  // A text is read once. The player was opened only for this text, so it closes.
  if (item !== null && isSpoken(item)) return close(state)
  const positionEffects = keepPosition({ ...state, time: state.duration }, true)
  const stopped = { ...state, time: 0, savedTime: 0, playing: false, buffering: false }
  if (state.sleep?.kind === 'item-end') return chainStep([stopped, positionEffects], stopAtEnd)
  const timer = state.serial + 1
  const waitingState = { ...stopped, wanted: true, serial: timer, gap: { timer, random } }
  if (state.hidden) {
    const [next, effects] = playAfterGap(waitingState)
    return [next, [...positionEffects, ...effects]]
  }
  return step(waitingState, ...positionEffects, { type: 'schedule', after: 500, event: { type: 'advance-due', timer } })
}

/** Continues after the gap: with the same item in loop mode or when it is the only one, else with the next (B22). */
export function playAfterGap(state: PlayerState): Step {
  if (state.gap === null) return unchanged(state)
  if (continuesPlaying(state)) return makeCurrent(state, state.upcoming, { random: state.gap.random, play: true })
  return step({ ...state, gap: null }, { type: 'seek', time: 0 }, { type: 'play' })
}

/**
 * Handles an item that cannot be loaded (B92). A live stream that was playing is reconnected. A failure while preparing
 * an item is not reported, because the listener has not pressed play yet.
 */
export function onFailed(state: PlayerState, { random }: EventOf<'media-failed'>): Step {
  if (currentItem(state) === null || state.failed || state.failedSilently) return unchanged(state)
  if (state.live && (state.ready || state.reconnect !== null)) return onLost(state, random)
  if (!state.wanted && !state.playing) return step({ ...state, ready: false, failedSilently: true })
  return step(
    {
      ...state,
      failed: true,
      ready: false,
      wanted: false,
      playing: false,
      buffering: false,
      time: 0,
      savedTime: 0,
      gap: null,
    },
    ...keepPosition(state),
    { type: 'pause' },
    { type: 'notify', notice: 'load-failed' },
  )
}

/** Reconnects at once and resets the back-off, because the network is back. */
export function onNetworkBack(state: PlayerState): Step {
  const { reconnect } = state
  return reconnect === null || reconnect.timer === null
    ? unchanged(state)
    : rejoin({ ...state, reconnect: { ...reconnect, attempt: 1 } })
}

/** Rejoins the live stream, because the back-off is over. */
export function rejoin(state: PlayerState): Step {
  const { reconnect } = state
  if (reconnect === null || reconnect.timer === null) return unchanged(state)
  const [next, effects] = makeCurrent(state, state.index, { random: 0, play: true })
  return [{ ...next, reconnect: { attempt: reconnect.attempt, timer: null } }, effects]
}

function onLost(state: PlayerState, random: number): Step {
  if (!state.wanted) return state.ready ? step({ ...state, ready: false, playing: false }) : unchanged(state)
  if (state.reconnect !== null && state.reconnect.timer !== null) return unchanged(state)
  const attempt = (state.reconnect?.attempt ?? 0) + 1
  const timer = state.serial + 1
  return step(
    { ...state, ready: false, playing: false, buffering: true, serial: timer, reconnect: { attempt, timer } },
    { type: 'schedule', after: reconnectDelay(attempt, random), event: { type: 'rejoin-due', timer } },
  )
}

function continuesPlaying(state: PlayerState): boolean {
  return !state.live && state.mode !== 'loop' && state.playlist.length > 1 && state.sleep?.kind !== 'item-end'
}
