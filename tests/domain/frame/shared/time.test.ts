import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOfDays, daysOfDate, isRealDate } from '../../../../src/domain/frame/shared/civil-date'
import { relativeTime } from '../../../../src/domain/frame/shared/format/relative-time'
import { instantOf, siteTime } from '../../../../src/domain/frame/shared/site-time'

const shanghai = 'Asia/Shanghai'
const at = (text: string): number => Date.parse(`${text}+08:00`)
const seconds = 1000

describe('Relative time (B55)', () => {
  const now = at('2025-06-15T12:00:00')

  it.each([
    [0, { kind: 'now' }],
    [59.999 * seconds, { kind: 'now' }],
    [60 * seconds, { kind: 'minutes', value: 1 }],
    [3599 * seconds, { kind: 'minutes', value: 59 }],
    [3600 * seconds, { kind: 'hours', value: 1 }],
    [86_399 * seconds, { kind: 'hours', value: 23 }],
    [86_400 * seconds, { kind: 'yesterday' }],
    [-59 * seconds, { kind: 'now' }],
    [-3600 * seconds, { kind: 'month-day', month: 6, day: 15 }],
  ])('%d ms ago is %o', (ago, shown) => {
    expect(relativeTime(now - ago, now, shanghai)).toEqual(shown)
  })

  it('counts days by the midnight of the site', () => {
    const justAfterMidnight = at('2025-06-15T00:10:00')
    expect(relativeTime(at('2025-06-14T23:50:00'), justAfterMidnight, shanghai)).toEqual({ kind: 'minutes', value: 20 })
    expect(relativeTime(at('2025-06-14T00:05:00'), justAfterMidnight, shanghai)).toEqual({ kind: 'yesterday' })
    expect(relativeTime(at('2025-06-13T23:59:00'), justAfterMidnight, shanghai)).toEqual({
      kind: 'day-before-yesterday',
    })
    expect(relativeTime(at('2025-06-12T23:59:59'), justAfterMidnight, shanghai)).toEqual({
      kind: 'month-day',
      month: 6,
      day: 12,
    })
  })

  it('the same moment is another day elsewhere', () => {
    const moment = at('2025-06-10T01:00:00')
    expect(relativeTime(moment, now, 'UTC')).toEqual({ kind: 'month-day', month: 6, day: 9 })
    expect(relativeTime(moment, now, 480)).toEqual({ kind: 'month-day', month: 6, day: 10 })
  })

  it('shows the year of another year, but yesterday stays yesterday over its end', () => {
    const newYear = at('2025-01-01T12:00:00')
    expect(relativeTime(at('2024-12-31T11:00:00'), newYear, shanghai)).toEqual({ kind: 'yesterday' })
    expect(relativeTime(at('2024-12-29T11:00:00'), newYear, shanghai)).toEqual({
      kind: 'year-month-day',
      year: 2024,
      month: 12,
      day: 29,
    })
  })

  it('answers whatever it is asked', () => {
    expect(relativeTime(NaN, now, shanghai)).toEqual({ kind: 'unknown' })
    expect(relativeTime(now, Infinity, shanghai)).toEqual({ kind: 'unknown' })
    fc.assert(
      fc.property(
        fc.double(),
        fc.double(),
        fc.oneof(fc.string(), fc.double()),
        (instant, moment, zone) => relativeTime(instant, moment, zone).kind.length > 0,
      ),
    )
  })
})

describe('The calendar', () => {
  it('agrees with the language about every day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const found = dateOfDays(Math.floor(date.getTime() / 86_400_000))
          expect(found).toEqual({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() })
          expect(isRealDate(found)).toBe(true)
        },
      ),
    )
  })

  it('counts there and back', () => {
    fc.assert(fc.property(fc.integer({ min: -1e6, max: 1e7 }), (days) => daysOfDate(dateOfDays(days)) === days))
  })

  it('knows leap years', () => {
    expect(isRealDate({ year: 2024, month: 2, day: 29 })).toBe(true)
    expect([1900, 2023].some((year) => isRealDate({ year, month: 2, day: 29 }))).toBe(false)
    expect(isRealDate({ year: 2025, month: 4, day: 31 })).toBe(false)
  })

  it('reads the clocks of a zone, summer time too, and takes an unknown zone for UTC', () => {
    expect(siteTime(Date.parse('2025-07-01T12:30:00Z'), 'Europe/Berlin')).toMatchObject({
      hour: 14,
      minute: 30,
      weekday: 2,
    })
    expect(siteTime(Date.parse('2025-01-01T12:30:00Z'), 'Europe/Berlin')).toMatchObject({ hour: 13 })
    expect(siteTime(Date.parse('2025-01-01T00:30:00Z'), 'America/New_York')).toMatchObject({
      year: 2024,
      month: 12,
      day: 31,
      hour: 19,
    })
    expect(siteTime(0, 'Nowhere/Land')).toMatchObject({ year: 1970, hour: 0, weekday: 4 })
  })

  it('reads moments of the wire and nothing else', () => {
    expect(instantOf('1970-01-01T00:00:01Z')).toBe(1000)
    expect(instantOf('2025-02-03T04:05:06.789+08:00')).toBe(Date.parse('2025-02-02T20:05:06.789Z'))
    for (const other of ['2025-02-03', 'yesterday', '2025-13-40T00:00:00Z', 5, null])
      expect(instantOf(other)).toBeNull()
  })
})

describe('a zone whose clocks stand still', () => {
  it('shows what the time zone database says, without asking it', () => {
    const database = new Intl.DateTimeFormat('en-US', {
      timeZone: shanghai,
      hourCycle: 'h23',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1992, 0), max: Date.UTC(2090, 0) }), (instant) => {
        const said = Object.fromEntries(database.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
        const { day, hour, minute } = siteTime(instant, shanghai) ?? {}
        expect({ day, hour, minute }).toEqual({ day: said.day, hour: said.hour, minute: said.minute })
      }),
    )
  })
})
