import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  coveredMinutes,
  daysOf,
  minutesOfDay,
  mostMinutesOfDay,
  unionOf,
  wholeMinutes,
  clampToLimits,
  type ServedSpan,
} from '../../../../src/domain/civic/activities/time-spans'
import { siteTime } from '../../../../src/domain/frame/shared/site-time'

const minute = 60_000
const hour = 60 * minute
const dayLength = 24 * hour
const spanOf = (from: number, until: number, activityId = 'a') => ({ activityId, from, until })

/** Spans of up to a day around one day, cut at any millisecond. */
const aSpan = fc
  .tuple(
    fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    fc.integer({ min: -dayLength, max: 2 * dayLength }),
    fc.integer({ min: 0, max: dayLength }),
  )
  .map(([activityId, from, length]): ServedSpan => ({ activityId, from, until: from + length }))
const spans = fc.uniqueArray(aSpan, { maxLength: 6, selector: ({ activityId }) => activityId })
const day = { from: 0, until: dayLength }
const sumOf = (minutes: ReadonlyMap<string, number>) => [...minutes.values()].reduce((sum, each) => sum + each, 0)

describe('the union of times', () => {
  it('has no overlaps, is ordered, and covers each moment that one of them covers', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: -dayLength, max: 3 * dayLength }), (all, moment) => {
        const union = unionOf(all)
        const holds = (some: readonly { from: number; until: number }[]) =>
          some.filter(({ from, until }) => from <= moment && moment < until).length
        expect(holds(union)).toBe(Math.min(1, holds(all)))
        for (const [at, { from }] of union.entries()) if (at > 0) expect(from).toBeGreaterThan(union[at - 1]!.until)
      }),
    )
  })

  it('makes one of those that touch, and leaves out those that last no time', () => {
    expect(unionOf([spanOf(5, 9), spanOf(0, 5)])).toEqual([{ from: 0, until: 9 }])
    expect(unionOf([spanOf(5, 5), spanOf(7, 6)])).toEqual([])
  })

  it('counts 228 minutes that overlap within 117 as 117', () => {
    const all = [spanOf(0, 117 * minute), spanOf(3 * minute, 114 * minute)]
    expect(all.reduce((sum, { from, until }) => sum + (until - from) / minute, 0)).toBe(228)
    expect(coveredMinutes(all)).toBe(117)
  })

  it('counts by the minutes that a clock shows', () => {
    expect(coveredMinutes([spanOf(40_000, 90 * minute + 10_000)])).toBe(90)
    expect(wholeMinutes(spanOf(59_000, 59_999))).toEqual({ from: 0, until: 0 })
    expect(wholeMinutes(spanOf(5 * minute, minute))).toEqual({ from: 5 * minute, until: 5 * minute })
  })
})

describe('what a day counts', () => {
  it('is never more than 12 hours, than the times cover, or than a time lasts; and never negative', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 0, max: 900 }), (all, taken) => {
        const minutes = minutesOfDay(all, day, taken)
        expect(sumOf(minutes)).toBeLessThanOrEqual(Math.max(0, mostMinutesOfDay - taken))
        expect(sumOf(minutes)).toBeLessThanOrEqual(coveredMinutes(all.map((span) => clampToLimits(span, day))))
        for (const span of all) {
          const counted = minutes.get(span.activityId) ?? 0
          expect(counted).toBeGreaterThanOrEqual(0)
          expect(counted).toBeLessThanOrEqual(coveredMinutes([clampToLimits(span, day)]))
        }
      }),
    )
  })

  it('is all that the times cover, up to 12 hours', () => {
    fc.assert(
      fc.property(spans, (all) => {
        const covered = coveredMinutes(all.map((span) => clampToLimits(span, day)))
        expect(sumOf(minutesOfDay(all, day))).toBe(Math.min(covered, mostMinutesOfDay))
      }),
    )
  })

  it('does not depend on the order in which the times were confirmed', () => {
    fc.assert(
      fc.property(spans, (all) => {
        expect([...minutesOfDay([...all].reverse(), day)].sort()).toEqual([...minutesOfDay(all, day)].sort())
      }),
    )
  })

  it('never becomes less by one more time', () => {
    fc.assert(
      fc.property(spans, aSpan, (all, more) => {
        const others = all.filter(({ activityId }) => activityId !== more.activityId)
        expect(sumOf(minutesOfDay([...others, more], day))).toBeGreaterThanOrEqual(sumOf(minutesOfDay(others, day)))
      }),
    )
  })

  it('counts six activities at one hour as one hour, for the one that began first', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, at) => spanOf(9 * hour + at * minute, 10 * hour, id))
    expect(minutesOfDay(six, day)).toEqual(
      new Map([['a', 60], ...['b', 'c', 'd', 'e', 'f'].map((id) => [id, 0] as const)]),
    )
  })
})

it('times that begin together count by the order of their activities, whichever was confirmed first', () => {
  const together = ['c', 'a', 'b'].map((id) => spanOf(9 * hour, 10 * hour, id))
  for (const all of [together, [...together].reverse()])
    expect(Object.fromEntries(minutesOfDay(all, day))).toEqual({ a: 60, b: 0, c: 0 })
})

describe('the days of a time', () => {
  const zone = 'Asia/Shanghai'
  const dayAt = (moment: number) => {
    const { days } = siteTime(moment, zone)!
    const from = days * dayLength - 8 * hour
    return { from, until: from + dayLength, days }
  }

  it('are cut at midnight in the site’s time zone, and lose no minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: 0, max: 5000 }), (start, length) => {
        const span = spanOf(start * minute, (start + length) * minute)
        const parts = daysOf(span, dayAt).map((one) => clampToLimits(span, one))
        expect(parts.reduce((sum, part) => sum + coveredMinutes([part]), 0)).toBe(length)
        for (const part of parts.filter(({ from, until }) => until > from))
          expect(siteTime(part.from, zone)!.days).toBe(siteTime(part.until - 1, zone)!.days)
      }),
    )
  })

  it('are two for a night, and one for a time that ends at midnight', () => {
    const midnight = dayAt(0).until
    expect(daysOf(spanOf(midnight - hour, midnight + 2 * hour), dayAt)).toHaveLength(2)
    expect(daysOf(spanOf(midnight - hour, midnight), dayAt)).toHaveLength(1)
  })
})
