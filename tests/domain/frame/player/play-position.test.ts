import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { playerDestination } from '../../../../src/domain/frame/player/player-destination'
import { keepNewest, resumeChoice } from '../../../../src/domain/frame/player/play-position'
import type { PlayPosition } from '../../../../src/domain/frame/player/play-position'
import { item, radio } from './player-fixtures'

const position = (time: number, at: number, changes: Partial<PlayPosition> = {}): PlayPosition => ({
  time,
  duration: 1000,
  finished: false,
  at,
  ...changes,
})

describe('Where was I', () => {
  it('the newest wins, and an unplayed 0 never writes', () => {
    const kept = position(500, 10)
    expect(keepNewest(kept, position(20, 11))).toEqual(position(20, 11))
    expect(keepNewest(kept, position(900, 9))).toBe(kept)
    expect(keepNewest(kept, position(0, 99))).toBe(kept)
    expect(keepNewest(null, position(NaN, 99))).toBeNull()
    expect(keepNewest(kept, position(0, 99, { finished: true }))?.finished).toBe(true)
  })

  it('in whatever order the words come, the same one is kept', () => {
    const any = fc.record({ time: fc.nat(100), at: fc.nat(1000), duration: fc.constant(100), finished: fc.boolean() })
    const keepAll = (all: readonly PlayPosition[]): PlayPosition | null =>
      all.reduce<PlayPosition | null>(keepNewest, null)
    fc.assert(
      fc.property(fc.uniqueArray(any, { selector: ({ at }) => at }), (all) => {
        expect(keepAll([...all].reverse())).toEqual(keepAll(all))
      }),
    )
  })

  it('goes on where it was, asks when another device was further on later, starts anew after the end', () => {
    expect(resumeChoice(position(300, 1), null)).toEqual({ kind: 'resume', time: 300 })
    expect(resumeChoice(position(300, 1), position(751, 2))).toEqual({
      kind: 'ask',
      onThisDevice: 300,
      onOtherDevice: 751,
      newer: 'onOtherDevice',
    })
    expect(resumeChoice(position(300, 2), position(751, 1))).toEqual({ kind: 'resume', time: 300 })
    expect(resumeChoice(position(300, 1), position(310, 2))).toEqual({ kind: 'resume', time: 310 })
    expect(resumeChoice(null, position(995, 2))).toEqual({ kind: 'start' })
    expect(resumeChoice(position(3, 2), null)).toEqual({ kind: 'start' })
    expect(resumeChoice(null, null)).toEqual({ kind: 'start' })
  })
})

describe('A tap on the mini player', () => {
  it('leads to its item, and to /radios without one (B31)', () => {
    expect(playerDestination(null)).toBe('/radios')
    expect(playerDestination(item('7'))).toBe('/audios/7')
    expect(playerDestination(radio)).toBe('/radios/radio')
    expect(playerDestination(item('7', { kind: 'article' }))).toBe('/posts/7')
    expect(playerDestination(item('7', { kind: 'programme' }))).toBe('/radios')
    expect(playerDestination(item('/a.mp3', { kind: 'recording', albumId: '12' }))).toBe('/posts/12')
    expect(playerDestination(item('/a.mp3', { kind: 'recording' }))).toBe('/radios')
  })
})
