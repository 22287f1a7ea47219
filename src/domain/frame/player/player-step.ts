import { currentItem } from './player-state'
import type { PlayerEffect } from './player-effect'
import type { PlayerState } from './player-state'
import { upcomingIndex } from './playlist'

/** The next state and the effects. */
export type Step = readonly [PlayerState, readonly PlayerEffect[]]

const noEffects: readonly PlayerEffect[] = []

/** The answer to an event that does not apply: the very same state, and no effects. */
export function unchanged(state: PlayerState): Step {
  return [state, noEffects]
}

export function step(state: PlayerState, ...effects: readonly PlayerEffect[]): Step {
  return [state, effects]
}

/** Applies a second step to the state after the first, and returns the effects of both. */
export function chainStep([state, effects]: Step, follow: (state: PlayerState) => Step): Step {
  const [next, more] = follow(state)
  return [next, [...effects, ...more]]
}

/** Saves the position in the current item, unless the item is a live stream or was not played. */
export function keepPosition(state: PlayerState, isFinished = false): readonly PlayerEffect[] {
  const item = currentItem(state)
  if (item === null || state.live || (state.time <= 0 && !isFinished)) return noEffects
  return [{ type: 'keep-position', item, time: state.time, duration: state.duration, finished: isFinished }]
}

export interface Start {
  readonly random: number
  readonly play: boolean
  /** The second at which the item starts. */
  readonly at?: number | undefined
}

/**
 * Makes another item the current one, or starts the same item again. The mini player opens after 0.5 s, or at once
 * while the page is hidden. The first item opens it only when it becomes audible (B20).
 */
export function makeCurrent(state: PlayerState, index: number, { random, play, at }: Start): Step {
  const item = state.playlist[index]
  if (item === undefined) return unchanged(state)
  const source = state.serial + 1
  const isWaiting = !state.open && !state.isFresh && !state.hidden
  const openingSerial = isWaiting ? source + 1 : null
  const time = item.live ? 0 : knownSeconds(at)
  const next: PlayerState = {
    ...state,
    index,
    upcoming: upcomingIndex(index, state.playlist.length, state.mode, random),
    open: state.open || (!state.isFresh && state.hidden),
    wanted: play,
    playing: false,
    ready: false,
    buffering: play,
    blocked: false,
    failed: false,
    failedSilently: false,
    time,
    duration: item.live ? 0 : knownSeconds(item.duration),
    rate: item.live ? 1 : state.preferredRate,
    live: item.live,
    // A live stream has no end, so a sleep timer that waits for the end of the item is cleared.
    sleep: item.live && state.sleep?.kind === 'item-end' ? null : state.sleep,
    source,
    serial: openingSerial ?? source,
    openingTimer: openingSerial,
    gap: null,
    reconnect: null,
    preloaded: false,
    savedTime: time,
  }
  return step(
    next,
    ...keepPosition(state),
    ...(play ? [{ type: 'claim-sound' } as const] : noEffects),
    // A live stream is loaded only when it is to be played.
    ...(item.live && !play
      ? noEffects
      : [{ type: 'load', source, item, at: time, rate: next.rate, autoplay: play } as const]),
    ...(openingSerial === null
      ? noEffects
      : [{ type: 'schedule', after: 500, event: { type: 'open-due', timer: openingSerial } } as const]),
  )
}

/** The given seconds, or 0 for an invalid time, such as the NaN or Infinity that media elements sometimes report. */
export function knownSeconds(seconds: number | null | undefined): number {
  return typeof seconds === 'number' && seconds > 0 && seconds < Infinity ? seconds : 0
}
