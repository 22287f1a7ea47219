import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reconnectDelay } from '../../../../src/domain/frame/shared/reconnect'
import { scheduleAt } from '../../../../src/domain/media/channels/schedule'
import type { Programme } from '../../../../src/domain/media/channels/schedule'

const programme = (id: string, startsAt: number, endsAt: number): Programme => ({
  id,
  name: id,
  hosts: [],
  startsAt,
  endsAt,
  replayUrl: null,
})

describe('Reconnecting', () => {
  it('waits 1, 2, 4, 8, 16, 30, 30 seconds', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 1e9].map((attempt) => reconnectDelay(attempt, 0))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ])
  })

  it('leaves a part to chance, within bounds, for any numbers', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (attempt, random) => {
        const wait = reconnectDelay(attempt, random)
        expect(wait >= 750 && wait <= 30_000).toBe(true)
      }),
    )
  })
})

describe('A schedule', () => {
  const day = [programme('c', 30, 40), programme('a', 0, 10), programme('b', 10, 20), programme('broken', 9, 9)]
  const states = (now: number): string =>
    scheduleAt(day, now)
      .map(({ programme: { id }, state }) => `${id} ${state}`)
      .join(', ')

  it('says what is past, on now, next and later', () => {
    expect(states(-1)).toBe('a next, b later, c later')
    expect(states(0)).toBe('a now, b next, c later')
    expect(states(10)).toBe('a past, b now, c next')
    expect(states(25)).toBe('a past, b past, c next')
    expect(states(40)).toBe('a past, b past, c past')
  })

  it('has at most one on now and one next, in the order of time', () => {
    const any = fc
      .tuple(fc.nat(50), fc.integer({ min: -3, max: 20 }))
      .map(([start, length]) => programme(`${start}`, start, start + length))
    fc.assert(
      fc.property(fc.array(any), fc.integer({ min: -5, max: 80 }), (programmes, now) => {
        const schedule = scheduleAt(programmes, now)
        for (const state of ['now', 'next'])
          expect(schedule.filter((line) => line.state === state).length).toBeLessThanOrEqual(1)
        schedule.forEach((line, index) => {
          expect(line.progress >= 0 && line.progress <= 1).toBe(true)
          expect(index === 0 || schedule[index - 1]!.programme.startsAt <= line.programme.startsAt).toBe(true)
        })
      }),
    )
  })
})
