import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  coveredMinutes,
  daysOf,
  isTooShort,
  mostMinutesOfDay,
  serviceOfDay,
  unionOf,
  wholeMinutes,
  clampToLimits,
  type CountedService,
  type ServedSpan,
} from '../../../../src/domain/civic/activities/time-spans'
import { siteTime } from '../../../../src/domain/frame/shared/site-time'

const minute = 60_000
const hour = 60 * minute
const dayLength = 24 * hour
const spanOf = (from: number, until: number, activityId = 'a', leastMinutes = 0) => ({
  activityId,
  from,
  until,
  leastMinutes,
})

/** Spans of up to a day around one day, cut at any millisecond. */
const aSpan = fc
  .tuple(
    fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    fc.integer({ min: -dayLength, max: 2 * dayLength }),
    fc.integer({ min: 0, max: dayLength }),
  )
  .map(([activityId, from, length]): ServedSpan => ({ activityId, from, until: from + length, leastMinutes: 0 }))
const spans = fc.uniqueArray(aSpan, { maxLength: 6, selector: ({ activityId }) => activityId })
const day = { from: 0, until: dayLength }
const sumOf = (counted: ReadonlyMap<string, CountedService>) =>
  [...counted.values()].reduce((sum, { minutes }) => sum + minutes, 0)

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
        const counts = serviceOfDay(all, day, taken)
        expect(sumOf(counts)).toBeLessThanOrEqual(Math.max(0, mostMinutesOfDay - taken))
        expect(sumOf(counts)).toBeLessThanOrEqual(coveredMinutes(all.map((span) => clampToLimits(span, day))))
        for (const span of all) {
          const counted = counts.get(span.activityId)?.minutes ?? 0
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
        expect(sumOf(serviceOfDay(all, day))).toBe(Math.min(covered, mostMinutesOfDay))
      }),
    )
  })

  it('does not depend on the order in which the times were confirmed', () => {
    fc.assert(
      fc.property(spans, (all) => {
        expect([...serviceOfDay([...all].reverse(), day)].sort()).toEqual([...serviceOfDay(all, day)].sort())
      }),
    )
  })

  it('never becomes less by one more time', () => {
    fc.assert(
      fc.property(spans, aSpan, (all, more) => {
        const others = all.filter(({ activityId }) => activityId !== more.activityId)
        expect(sumOf(serviceOfDay([...others, more], day))).toBeGreaterThanOrEqual(sumOf(serviceOfDay(others, day)))
      }),
    )
  })

  it('counts six activities at one hour as one hour, for the one that began first', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, at) => spanOf(9 * hour + at * minute, 10 * hour, id))
    expect(sumOf(serviceOfDay(six, day))).toBe(60)
    expect(serviceOfDay(six, day).get('a')).toEqual({ minutes: 60, times: 1 })
  })
})

it('times that begin together count by the order of their activities, whichever was confirmed first', () => {
  const together = ['c', 'a', 'b'].map((id) => spanOf(9 * hour, 10 * hour, id))
  for (const all of [together, [...together].reverse()])
    expect(Object.fromEntries(serviceOfDay(all, day))).toEqual({
      a: { minutes: 60, times: 1 },
      b: { minutes: 0, times: 0 },
      c: { minutes: 0, times: 0 },
    })
})

describe('a service that is too short', () => {
  const least = fc.integer({ min: 1, max: 120 })
  const withLeast = (all: readonly ServedSpan[], leastMinutes: number) => all.map((span) => ({ ...span, leastMinutes }))

  it('counts neither minutes nor a time, and changes nothing of what others count', () => {
    fc.assert(
      fc.property(spans, least, (all, leastMinutes) => {
        const counted = serviceOfDay(withLeast(all, leastMinutes), day)
        const long = withLeast(all, leastMinutes).filter((span) => !isTooShort(span, leastMinutes))
        expect([...counted]).toEqual([...serviceOfDay(long, day)])
      }),
    )
  })

  it('is no time either where the others cover nearly all of it, so that times cannot be made by small steps', () => {
    fc.assert(
      fc.property(spans, least, (all, leastMinutes) => {
        const counts = [...serviceOfDay(withLeast(all, leastMinutes), day)]
        const within = (id: string) => all.some((each) => each.activityId === id && each.until <= day.until)
        for (const [id, { minutes, times }] of counts)
          if (times === 1 && within(id)) expect(minutes).toBeGreaterThanOrEqual(leastMinutes)
      }),
    )
    const steps = Array.from({ length: 20 }, (_, at) => spanOf((540 + at) * minute, (600 + at) * minute, `s${at}`, 15))
    const timesOf = [...serviceOfDay(steps, day).values()].reduce((sum, { times }) => sum + times, 0)
    expect(timesOf).toBe(1)
  })

  it('is one of less than a quarter of an hour by the clock; one past midnight is measured whole', () => {
    const at = 9 * hour
    expect(isTooShort(spanOf(at, at), 15)).toBe(true)
    expect(isTooShort(spanOf(at, at + 14 * minute + 59_000), 15)).toBe(true)
    expect(isTooShort(spanOf(at + 40_000, at + 15 * minute + 10_000), 15)).toBe(false)
    const night = spanOf(dayLength - 10 * minute, dayLength + 5 * minute, 'a', 15)
    expect(serviceOfDay([night], day).get('a')).toEqual({ minutes: 10, times: 1 })
    const next = { from: dayLength, until: 2 * dayLength }
    expect(serviceOfDay([night], next).get('a')).toEqual({ minutes: 5, times: 0 })
  })
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
