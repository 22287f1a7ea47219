import type { EventOf } from './player-event'
import type { PlayerEffect } from './player-effect'
import { currentItem } from './player-state'
import type { PlayerState } from './player-state'
import { keepPosition, makeCurrent, unchanged, step } from './player-step'
import type { Step } from './player-step'
import { extendSleep, sleepAt, sleepVolume, startSleep } from './sleep-timer'

/**
 * Plays from the current position. A live stream rejoins what is on air now; an item that failed to load is loaded
 * again.
 */
export function play(state: PlayerState): Step {
  if (currentItem(state) === null || state.wanted) return unchanged(state)
  if (state.live || state.failed) return makeCurrent(state, state.index, { random: 0, play: true })
  if (state.failedSilently)
    return makeCurrent({ ...state, time: 0 }, state.index, { random: 0, play: true, at: state.time })
  return step(
    { ...state, wanted: true, blocked: false, buffering: !state.ready },
    { type: 'claim-sound' },
    { type: 'play' },
  )
}

/** Pauses playback, and cancels a pending next item or reconnection. */
export function pause(state: PlayerState): Step {
  if (!state.wanted && !state.playing) return unchanged(state)
  const pausedState = { ...state, wanted: false, buffering: false, gap: null, reconnect: null, savedTime: state.time }
  return step(pausedState, { type: 'pause' }, ...keepPosition(state))
}

export function toggle(state: PlayerState): Step {
  return state.wanted ? pause(state) : play(state)
}

export function seek(state: PlayerState, { time }: EventOf<'seek'>): Step {
  return seekTo(state, time)
}

export function skip(state: PlayerState, { seconds }: EventOf<'skip'>): Step {
  return seekTo(state, state.time + seconds)
}

/** Moves to a time within the item. It does nothing while the item is loading, or in a live stream. */
export function seekTo(state: PlayerState, seconds: number): Step {
  if (!state.ready || state.live || !Number.isFinite(seconds)) return unchanged(state)
  const latest = state.duration > 0 ? state.duration : Infinity
  const time = Math.min(latest, Math.max(0, seconds))
  if (time === state.time && state.gap === null) return unchanged(state)
  const replayEffects: readonly PlayerEffect[] = state.gap === null ? [] : [{ type: 'play' }]
  return step({ ...state, time, savedTime: time, gap: null }, { type: 'seek', time }, ...replayEffects)
}

/** Sets the rate (B28), which is kept for later items; a live stream always plays at 1. */
export function setRate(state: PlayerState, { rate }: EventOf<'set-rate'>): Step {
  if (state.live || !(rate >= 0.25 && rate <= 4) || rate === state.rate) return unchanged(state)
  return step({ ...state, rate, preferredRate: rate }, { type: 'set-rate', rate })
}

/** Sets the sleep timer (B21, B26). */
export function sleep(state: PlayerState, { minutes, now }: EventOf<'sleep'>): Step {
  const timer = startSleep(minutes, now)
  if (timer === undefined || (timer?.kind === 'item-end' && state.live) || (timer === null && state.sleep === null))
    return unchanged(state)
  if (timer?.kind === 'item-end' && state.sleep?.kind === 'item-end') return unchanged(state)
  // The item has just ended and the next one is pending, so the chosen end has already come.
  if (timer?.kind === 'item-end' && state.gap !== null) return stopAtEnd({ ...state, gap: null })
  return withVolume({ ...state, sleep: timer }, sleepVolume(timer, now))
}

/** Stops at the end of the item, which also ends the timer; nothing follows (B21). */
export function stopAtEnd(state: PlayerState): Step {
  return step({ ...state, wanted: false, sleep: null }, { type: 'pause' }, { type: 'seek', time: 0 })
}

export function extendSleepTimer(state: PlayerState, { minutes, now }: EventOf<'extend-sleep'>): Step {
  const timer = extendSleep(state.sleep, minutes, now)
  return timer === state.sleep ? unchanged(state) : withVolume({ ...state, sleep: timer }, sleepVolume(timer, now))
}

/**
 * Advances the sleep timer by the clock (B26): the sound fades over the last 10 seconds, then playback pauses and the
 * timer is cleared.
 */
export function tick(state: PlayerState, { now }: EventOf<'tick'>): Step {
  if (state.sleep === null) return unchanged(state)
  const timer = sleepAt(state.sleep, now)
  if (timer !== null) {
    const [next, effects] = withVolume(state, sleepVolume(timer, now))
    return timer === state.sleep ? [next, effects] : [{ ...next, sleep: timer }, effects]
  }
  const [asleep, effects] = pause({ ...state, sleep: null })
  const [quiet, restoredVolume] = withVolume(asleep, 1)
  return [quiet, [...effects, ...restoredVolume, { type: 'notify', notice: 'sleep-over' }]]
}

function withVolume(state: PlayerState, volume: number): Step {
  return volume === state.volume ? unchanged(state) : step({ ...state, volume }, { type: 'set-volume', volume })
}
