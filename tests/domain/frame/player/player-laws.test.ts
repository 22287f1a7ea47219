import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { transition } from '../../../../src/domain/frame/player/player-machine'
import { playModes } from '../../../../src/domain/frame/player/play-mode'
import { currentItem, initialPlayer } from '../../../../src/domain/frame/player/player-state'
import { restorePlaylist, savePlaylist } from '../../../../src/domain/frame/player/saved-playlist'
import type { PlayerItem } from '../../../../src/domain/frame/player/player-item'
import type { PlayerEvent } from '../../../../src/domain/frame/player/player-event'
import type { PlayerState } from '../../../../src/domain/frame/player/player-state'
import { item, items, mediaEnded, mediaReady, mediaStarted, radio, run, sounding } from './player-fixtures'

const anyNumber = fc.oneof(
  fc.double(),
  fc.integer({ min: -5, max: 30 }),
  fc.constantFrom(NaN, Infinity, -Infinity, 0, 1),
)
const random = fc.oneof(fc.double({ min: 0, max: 0.9999999, noNaN: true }), anyNumber)
const someItems = fc.array(
  fc.oneof(
    fc.constant(radio),
    fc.integer({ min: 0, max: 20 }).map((id) => item(String(id))),
  ),
  { maxLength: 12 },
)
const source = fc.integer({ min: 0, max: 12 })

const anyEvent: fc.Arbitrary<PlayerEvent> = fc.oneof(
  fc.record({
    type: fc.constant('load' as const),
    items: someItems,
    index: anyNumber,
    random,
    at: anyNumber,
    play: fc.boolean(),
  }),
  fc.record({ type: fc.constant('append' as const), items: someItems }),
  fc.record({ type: fc.constantFrom('remove' as const, 'select' as const), index: anyNumber, random }),
  fc.record({
    type: fc.constantFrom(
      'play' as const,
      'pause' as const,
      'toggle' as const,
      'close' as const,
      'online' as const,
      'silenced' as const,
    ),
  }),
  fc.record({ type: fc.constantFrom('next' as const, 'previous' as const, 'cycle-mode' as const), random }),
  fc.record({ type: fc.constant('set-mode' as const), mode: fc.constantFrom(...playModes), random }),
  fc.record({ type: fc.constant('seek' as const), time: anyNumber }),
  fc.record({ type: fc.constant('skip' as const), seconds: anyNumber }),
  fc.record({ type: fc.constant('set-rate' as const), rate: anyNumber }),
  fc.record({ type: fc.constantFrom('sleep' as const, 'extend-sleep' as const), minutes: anyNumber, now: anyNumber }),
  fc.record({ type: fc.constant('tick' as const), now: anyNumber }),
  fc.record({ type: fc.constant('visibility' as const), hidden: fc.boolean() }),
  fc.record({
    type: fc.constantFrom(
      'media-started' as const,
      'media-paused' as const,
      'media-waiting' as const,
      'media-refused' as const,
    ),
    source,
  }),
  fc.record({ type: fc.constant('media-ready' as const), source, duration: anyNumber }),
  fc.record({ type: fc.constant('media-progress' as const), source, time: anyNumber }),
  fc.record({ type: fc.constantFrom('media-ended' as const, 'media-failed' as const), source, random }),
  fc.record({
    type: fc.constantFrom('open-due' as const, 'advance-due' as const, 'rejoin-due' as const),
    timer: source,
  }),
)

const minusZero: PlayerEvent = { type: 'load', items: items(1), index: -0, random: 0, at: 0, play: false }

/** Half of the media reports are about the current item, so that the machine makes progress. */
const anyStory = fc.array(fc.record({ event: anyEvent, present: fc.boolean() }), { maxLength: 60 })

function aimed(state: PlayerState, event: PlayerEvent, present: boolean): PlayerEvent {
  if (!present) return event
  if ('source' in event) return { ...event, source: state.source }
  if (event.type === 'advance-due') return { ...event, timer: state.gap?.timer ?? 0 }
  if (event.type === 'rejoin-due') return { ...event, timer: state.reconnect?.timer ?? 0 }
  return event.type === 'open-due' ? { ...event, timer: state.openingTimer ?? 0 } : event
}

function expectSound(state: PlayerState): void {
  const count = state.playlist.length
  const inside = (index: number): boolean =>
    count === 0 ? index === 0 : Number.isInteger(index) && index >= 0 && index < count
  expect(inside(state.index) && inside(state.upcoming)).toBe(true)
  expect(state.ordered).toHaveLength(count)
  expect(state.live).toBe(currentItem(state)?.live ?? false)
  expect(state.time >= 0 && state.duration >= 0 && Number.isFinite(state.time) && Number.isFinite(state.duration)).toBe(
    true,
  )
  expect(state.volume >= 0 && state.volume <= 1).toBe(true)
  if (state.live) expect(state).toMatchObject({ rate: 1, duration: 0 })
  if (state.gap !== null || state.reconnect !== null) expect(state.wanted).toBe(true)
  if (state.reconnect !== null) expect(state.live).toBe(true)
  if (count === 0) expect(state).toMatchObject({ wanted: false, playing: false, open: false, ready: false })
  if (state.mode !== 'random') expect(state.playlist).toBe(state.ordered)
  if (state.playing) expect(state).toMatchObject({ ready: true, failed: false, blocked: false })
  if (state.hidden) expect(state).toMatchObject({ gap: null, openingTimer: null })
}

describe('Whatever happens in whatever order', () => {
  it('the player stays sound, and an event that does not fit leaves the very same state', () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        let state = initialPlayer
        for (const { event, present } of story) {
          const [next, effects] = transition(state, aimed(state, event, present))
          expectSound(next)
          if (next === state) expect(effects).toEqual([])
          for (const effect of effects) {
            if (effect.type === 'keep-position')
              expect(!effect.item.live && (effect.time > 0 || effect.finished)).toBe(true)
            if (effect.type === 'schedule') expect(effect.after).toBeGreaterThanOrEqual(500)
            if (effect.type === 'load') expect(effect.source).toBe(next.source)
          }
          state = next
        }
      }),
      { numRuns: 600 },
    )
  })

  it('a player comes back from storage within 10 minutes as it was, and not later (B29)', () => {
    fc.assert(
      fc.property(anyStory, fc.integer({ min: 0, max: 1_200_000 }), (story, later) => {
        const state = story.reduce(
          (now, { event, present }) => transition(now, aimed(now, event, present))[0],
          initialPlayer,
        )
        const saved: unknown = JSON.parse(JSON.stringify(savePlaylist(state, 1000)))
        const restored = restorePlaylist(saved, 1000 + later)
        if (state.playlist.length === 0 || later >= 600_000) {
          expect(restored).toBeNull()
          return
        }
        expect(restored).toMatchObject({
          playlist: state.playlist,
          ordered: state.ordered,
          index: state.index,
          mode: state.mode,
          open: state.open,
        })
        const [back] = transition(initialPlayer, { type: 'restore', playlist: restored!, random: 0 })
        expect(currentItem(back)).toEqual(currentItem(state))
        expectSound(back)
      }),
      { numRuns: 200, examples: [[[{ event: minusZero, present: false }], 0]] },
    )
  })

  it('whatever lies in storage is a playlist or nothing', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (data, order) => {
        restorePlaylist(data, 0)
        const found = restorePlaylist({ data: { items: items(3), index: 0, order, mode: data }, expireAt: 1 }, 0)
        expect(found?.playlist).toHaveLength(3)
        expect(found?.ordered).toHaveLength(3)
      }),
    )
  })
})

describe('A playlist of 10,000 items', () => {
  /** A list that counts accesses to its elements. */
  function counted(list: readonly PlayerItem[]) {
    const looks = { count: 0 }
    const look = (name: string | symbol) => void (looks.count += typeof name === 'string' && /^\d+$/.test(name) ? 1 : 0)
    const watched = new Proxy(list, {
      get: (target, name) => (look(name), Reflect.get(target, name) as unknown),
      has: (target, name) => (look(name), Reflect.has(target, name)),
    })
    return { looks, watched }
  }
  const count = 10_000

  it('looks at a few of its items for each that plays, however long the list', () => {
    const { looks, watched } = counted(items(count))
    let state = run(sounding(watched), { type: 'visibility', hidden: true }).state
    for (let played = 0; played < count; played += 1) state = run(state, mediaEnded, mediaReady(), mediaStarted).state
    expect(state.index).toBe(0)
    expect(looks.count / count).toBeLessThan(20)
  })

  it('looks at each item a few times to be shuffled, put in order again, and saved', () => {
    const { looks, watched } = counted(items(count))
    let state = sounding(watched)
    for (const random of [0.1, 0.5, 0.9]) {
      looks.count = 0
      state = run(state, { type: 'set-mode', mode: 'random', random }).state
      expect(savePlaylist(state, 0)?.data.items).toHaveLength(count)
      state = run(state, { type: 'set-mode', mode: 'sequence', random }).state
      expect(savePlaylist(state, 0)?.data.order).toBeNull()
      expect(looks.count / count).toBeLessThan(10)
    }
  })
})
