import { describe, expect, it } from 'vitest'
import type { PlayerEvent } from '../../../../src/domain/frame/player/player-event'
import { initialPlayer, type PlayerState } from '../../../../src/domain/frame/player/player-state'
import {
  items,
  mediaEnded,
  mediaFailed,
  mediaProgress,
  mediaReady,
  mediaStarted,
  ofType,
  radio,
  run,
  sounding,
} from './player-fixtures'

const playing = { ...sounding(items(3)), open: true }
const isKept = (state: PlayerState, event: PlayerEvent) => ofType(run(state, event).effects, 'keep-playlist').length

describe('the playlist that survives a reload (B29)', () => {
  it.each([
    ['another item', { type: 'next', random: 0 }],
    ['another mode', { type: 'set-mode', mode: 'loop', random: 0 }],
    ['another rate', { type: 'set-rate', rate: 2 }],
    ['more items', { type: 'append', items: items(1) }],
    ['a pause, with its position', { type: 'pause' }],
    ['the end of it', { type: 'close' }],
  ] as const satisfies readonly (readonly [string, PlayerEvent])[])('is saved at %s, once', (_, event) => {
    expect(isKept({ ...playing, time: 40 }, event)).toBe(1)
  })

  it('is saved when the mini player opens', () => {
    const { state, effects } = run({ ...playing, open: false }, { type: 'next', random: 0 })
    const [wait] = ofType(effects, 'schedule')
    expect(isKept(state, wait!.event)).toBe(1)
  })

  it.each([
    ['what changes nothing', { type: 'set-rate', rate: 1 }],
    ['a page that hides', { type: 'visibility', hidden: true }],
    ['a seek', { type: 'seek', time: 50 }],
  ] as const satisfies readonly (readonly [string, PlayerEvent])[])('is not saved at %s', (_, event) => {
    expect(isKept(playing, event)).toBe(0)
  })

  it('is not saved with each position during playback, nor at a pause before anything was played', () => {
    expect(ofType(run({ ...playing, time: 30 }, mediaProgress(41)).effects, 'keep-position')).toHaveLength(1)
    expect(ofType(run({ ...playing, time: 30 }, mediaProgress(41)).effects, 'keep-playlist')).toEqual([])
    expect(isKept({ ...playing, time: 0 }, { type: 'pause' })).toBe(0)
  })

  it('is saved once a minute of playback, also when the position is saved with it', () => {
    const kept = (state: PlayerState, time: number) => ofType(run(state, mediaProgress(time)).effects, 'keep-playlist')
    expect(
      [kept({ ...playing, time: 58 }, 59), kept({ ...playing, time: 59 }, 60)].map(({ length }) => length),
    ).toEqual([0, 1])
    const paused = { ...playing, time: 30, savedTime: 30, wanted: false }
    expect(kept(paused, 61)).toHaveLength(1)
    expect(ofType(run(paused, mediaProgress(61)).effects, 'keep-position')).toHaveLength(1)
  })

  it('is another tab’s while this page has nothing to play', () => {
    expect(isKept(initialPlayer, { type: 'set-mode', mode: 'loop', random: 0 })).toBe(0)
    expect(isKept(initialPlayer, { type: 'set-rate', rate: 2 })).toBe(0)
  })
})

describe('a delay', () => {
  it('that was overtaken by another does nothing', () => {
    const ended = run(playing, mediaEnded).state
    const lost = run(sounding([radio]), mediaFailed).state
    expect([ended.gap?.timer, lost.reconnect?.timer]).toEqual([expect.any(Number), expect.any(Number)])
    for (const timer of [0, 99]) {
      expect(run(ended, { type: 'advance-due', timer }).state).toBe(ended)
      expect(run(lost, { type: 'rejoin-due', timer }).state).toBe(lost)
      expect(run(playing, { type: 'advance-due', timer }).state).toBe(playing)
      expect(run(playing, { type: 'rejoin-due', timer }).state).toBe(playing)
    }
  })
})

describe('a page that hides', () => {
  const hide = { type: 'visibility', hidden: true } as const
  const show = { type: 'visibility', hidden: false } as const

  it('plays on, and stays the same when it is told twice', () => {
    const hidden = run(playing, hide)
    expect([hidden.state, hidden.effects]).toEqual([{ ...playing, hidden: true }, []])
    expect(run(hidden.state, hide).state).toBe(hidden.state)
    expect(run(playing, show).state).toBe(playing)
  })

  it('opens the mini player at once where it was about to open', () => {
    const waiting = run({ ...playing, open: false }, { type: 'next', random: 0 }).state
    expect(waiting.openingTimer).not.toBeNull()
    expect(run(waiting, hide).state).toMatchObject({ open: true, openingTimer: null, index: 1 })
  })

  it('that is shown again lets a delay go on', () => {
    const waiting = { ...run({ ...playing, open: false }, { type: 'next', random: 0 }).state, hidden: true }
    expect(run(waiting, show).state).toEqual({ ...waiting, hidden: false })
    const ended = { ...run(playing, mediaReady(), mediaStarted, mediaEnded).state, hidden: true }
    expect(ended.gap).not.toBeNull()
    expect(run(ended, show).state).toEqual({ ...ended, hidden: false })
  })
})
