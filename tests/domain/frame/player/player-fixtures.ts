import { transition } from '../../../../src/domain/frame/player/player-machine'
import { initialPlayer } from '../../../../src/domain/frame/player/player-state'
import type { PlayerEffect } from '../../../../src/domain/frame/player/player-effect'
import type { PlayerEvent } from '../../../../src/domain/frame/player/player-event'
import type { PlayerItem } from '../../../../src/domain/frame/player/player-item'
import type { PlayerState } from '../../../../src/domain/frame/player/player-state'

export function item(id: string, changes: Partial<PlayerItem> = {}): PlayerItem {
  return {
    kind: 'audio',
    id,
    name: `Item ${id}`,
    album: null,
    albumId: null,
    duration: 100,
    image: null,
    url: `/media/${id}.mp3`,
    live: false,
    ...changes,
  }
}

export function items(count: number): readonly PlayerItem[] {
  return Array.from({ length: count }, (_, index) => item(String(index)))
}

export const radio = item('radio', { kind: 'radio', live: true, duration: null, url: '/live/1.m3u8' })

type Loose = PlayerEvent | ((state: PlayerState) => PlayerEvent)

/** Applies events; functions create an event from the current state. */
export function run(
  state: PlayerState,
  ...events: readonly Loose[]
): { state: PlayerState; effects: readonly PlayerEffect[] } {
  const effects: PlayerEffect[] = []
  let now = state
  for (const event of events) {
    const [next, more] = transition(now, typeof event === 'function' ? event(now) : event)
    now = next
    effects.push(...more)
  }
  return { state: now, effects }
}

export const mediaReady =
  (duration = 100) =>
  (state: PlayerState): PlayerEvent => ({ type: 'media-ready', source: state.source, duration })
export const mediaStarted = (state: PlayerState): PlayerEvent => ({ type: 'media-started', source: state.source })
export const mediaPaused = (state: PlayerState): PlayerEvent => ({ type: 'media-paused', source: state.source })
export const mediaProgress =
  (time: number) =>
  (state: PlayerState): PlayerEvent => ({ type: 'media-progress', source: state.source, time })
export const mediaEnded = (state: PlayerState): PlayerEvent => ({
  type: 'media-ended',
  source: state.source,
  random: 0.5,
})
export const mediaFailed = (state: PlayerState): PlayerEvent => ({
  type: 'media-failed',
  source: state.source,
  random: 0,
})
export const mediaRefused = (state: PlayerState): PlayerEvent => ({ type: 'media-refused', source: state.source })

/** A player that is playing: `count` items, the one at `index`, in sequence. */
export function sounding(list: readonly PlayerItem[], index = 0): PlayerState {
  return run(initialPlayer, { type: 'load', items: list, index, random: 0.5 }, mediaReady(), mediaStarted).state
}

export function ofType<Type extends PlayerEffect['type']>(
  effects: readonly PlayerEffect[],
  type: Type,
): readonly Extract<PlayerEffect, { type: Type }>[] {
  return effects.filter((effect): effect is Extract<PlayerEffect, { type: Type }> => effect.type === type)
}
