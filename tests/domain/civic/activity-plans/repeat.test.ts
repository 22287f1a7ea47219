import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  mostRepeats,
  repeated,
  repeatProblem,
  repeatRhythms,
  type Repeat,
} from '../../../../src/domain/civic/activity-plans/repeat'
import { instantOfTyped, typedTime } from '../../../../src/domain/frame/shared/typed-time'

const zones = ['Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', -210] as const
const at = (iso: string) => Date.parse(iso)

describe('an activity that is repeated', () => {
  it.each([
    ['week', '2026-03-20T15:00', ['2026-03-20T15:00', '2026-03-27T15:00', '2026-04-03T15:00']],
    ['two-weeks', '2026-10-17T15:00', ['2026-10-17T15:00', '2026-10-31T15:00', '2026-11-14T15:00']],
    ['month', '2026-12-31T09:30', ['2026-12-31T09:30', '2027-01-31T09:30', '2027-02-28T09:30']],
  ] as const)('every %s keeps the hour of the site’s clock', (every, first, shown) => {
    const zone = 'Europe/Berlin'
    const instant = instantOfTyped(first, zone) ?? 0
    expect(repeated(instant, { every, times: 3 }, zone).map((each) => typedTime(each, zone))).toEqual(shown)
  })

  it('keeps the hour when it begins at the second of two that the clock shows', () => {
    // At two in the morning the clock of Berlin goes back to two: this is the second time.
    const first = at('2033-10-30T01:00Z')
    const all = repeated(first, { every: 'two-weeks', times: 3 }, 'Europe/Berlin')
    expect(all[0]).toBe(first)
    expect(all.map((each) => typedTime(each, 'Europe/Berlin').slice(11))).toEqual(['02:00', '02:00', '02:00'])
  })

  it('takes place as often as was said, in order, and each time at the same hour unless the clock skips it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('2020-01-01T00:00Z'), max: at('2040-01-01T00:00Z') }),
        fc.constantFrom(...repeatRhythms),
        fc.integer({ min: 2, max: mostRepeats }),
        fc.constantFrom(...zones),
        (first, every, times, zone) => {
          const all = repeated(first, { every, times }, zone)
          expect(all).toHaveLength(every === 'once' ? 1 : times)
          expect(all[0]).toBe(first)
          all.slice(1).forEach((each, index) => expect(each).toBeGreaterThan(all[index] ?? 0))
          const clock = (instant: number) => typedTime(instant, zone).slice(11)
          const isShifted = all.filter((each) => clock(each) !== clock(first))
          expect(isShifted.length).toBeLessThanOrEqual(1)
        },
      ),
    )
  })

  it('has limits: at least twice, at most twelve times, within a year', () => {
    const week = (times: number): Repeat => ({ every: 'week', times })
    const now = at('2026-03-01T00:00Z')
    expect([1, 2.5, 0].map((times) => repeatProblem(week(times), now, now))).toEqual(Array(3).fill('too-few-times'))
    expect([2, 12, 13].map((times) => repeatProblem(week(times), now, now))).toEqual([null, null, 'too-many-times'])
    expect(repeatProblem({ every: 'month', times: 12 }, now + 100 * 86_400_000, now)).toBe('ends-too-late')
    expect(repeatProblem({ every: 'month', times: 12 }, null, now)).toBeNull()
    expect(repeatProblem({ every: 'once', times: 0 }, now, now)).toBeNull()
  })
})
