import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clockText,
  comingWeek,
  isWholeDay,
  openStateAt,
  withCalendar,
  type OpeningHours,
  type OpenPeriod,
} from '../../../../src/domain/civic/amenities/opening-hours'
import { daysOfDate, weekdayOf } from '../../../../src/domain/frame/shared/civil-date'
import { siteTime } from '../../../../src/domain/frame/shared/site-time'
import { instantOfTyped } from '../../../../src/domain/frame/shared/typed-time'

const zone = 'Asia/Shanghai'
const at = (text: string, where: string = zone) => instantOfTyped(text, where) ?? Number.NaN
const daily = (...periods: readonly OpenPeriod[]): OpeningHours => ({ weekly: Array(7).fill(periods), special: [] })
const nineToFive = { opens: 540, closes: 1020 }
/** Monday 23 November 2026. */
const monday = '2026-11-23'
const today = daysOfDate({ year: 2026, month: 11, day: 23 })

const aPeriod = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .map(([opens, length]): OpenPeriod => ({ opens, closes: opens + length }))
const periods = fc.array(aPeriod, { maxLength: 3 })
const anyHours = fc
  .tuple(fc.array(periods, { minLength: 7, maxLength: 7 }), fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), periods)))
  .map(([weekly, special]): OpeningHours => ({
    weekly,
    special: special.map(([day, each]) => ({ date: `2026-11-2${day}`, name: '', periods: each })),
  }))
const anyNow = fc.integer({ min: at('2026-11-20T00:00'), max: at('2026-11-29T23:59') })

/** Whether the clock of the city stands in a period of today, or in one of yesterday that goes on. */
function isOpenByClock({ weekly, special }: OpeningHours, now: number): boolean {
  const time = siteTime(now, zone)
  if (time === null) return false
  const minute = time.hour * 60 + time.minute
  const on = (days: number): readonly OpenPeriod[] => {
    const date = new Date(days * 86_400_000).toISOString().slice(0, 10)
    return special.find((day) => day.date === date)?.periods ?? weekly[weekdayOf(days)] ?? []
  }
  const covers = (minutes: number) => (period: OpenPeriod) => period.opens <= minutes && minutes < period.closes
  return on(time.days).some(covers(minute)) || on(time.days - 1).some(covers(minute + 1440))
}

describe('opening hours', () => {
  it('are open exactly while the clock of the city stands in one of their periods', () => {
    fc.assert(
      fc.property(anyHours, anyNow, (hours, now) => {
        expect(openStateAt(hours, now, zone)?.isOpen).toBe(isOpenByClock(hours, now))
      }),
    )
  })

  it('change at the instant that they name, and not before it', () => {
    fc.assert(
      fc.property(anyHours, anyNow, fc.double({ min: 0, max: 1, noNaN: true }), (hours, now, part) => {
        const state = openStateAt(hours, now, zone)
        const change = state?.isOpen === true ? state.until : (state?.from ?? null)
        if (state === null || change === null) return
        expect(change).toBeGreaterThan(now)
        expect(isOpenByClock(hours, change)).toBe(!state.isOpen)
        expect(isOpenByClock(hours, Math.floor(now + (change - 1 - now) * part))).toBe(state.isOpen)
      }),
    )
  })

  it('name no change where none comes: always open, and never', () => {
    fc.assert(
      fc.property(anyNow, (now) => {
        expect(openStateAt(daily({ opens: 0, closes: 1440 }), now, zone)).toEqual({ isOpen: true, until: null })
        expect(openStateAt(daily(), now, zone)).toEqual({ isOpen: false, from: null })
      }),
    )
  })

  it('are those of the city, wherever the phone is', () => {
    const now = at(`${monday}T16:40`)
    expect(openStateAt(daily(nineToFive), now, zone)).toEqual({ isOpen: true, until: at(`${monday}T17:00`) })
    expect(openStateAt(daily(nineToFive), now, 'Europe/London')).toEqual({
      isOpen: false,
      from: at(`${monday}T09:00`, 'Europe/London'),
    })
  })

  it('close at noon and open again, and go on after midnight', () => {
    const split = daily({ opens: 840, closes: 1020 }, { opens: 540, closes: 720 })
    expect(openStateAt(split, at(`${monday}T12:30`), zone)).toEqual({ isOpen: false, from: at(`${monday}T14:00`) })
    const night = { weekly: [[], [{ opens: 1320, closes: 1560 }], [], [], [], [], []], special: [] }
    const closing = at('2026-11-24T02:00')
    expect(openStateAt(night, at('2026-11-24T01:50'), zone)).toEqual({ isOpen: true, until: closing })
    expect(openStateAt(night, closing, zone)).toEqual({ isOpen: false, from: at('2026-11-30T22:00') })
  })

  it('keep to the clock on the day on which it is put forward', () => {
    const where = 'America/New_York'
    const night = daily({ opens: 1380, closes: 1590 })
    // On 8 March 2026 there is no 02:30, so what closes then closes at 03:30.
    expect(openStateAt(night, at('2026-03-08T01:30', where), where)).toEqual({
      isOpen: true,
      until: at('2026-03-08T03:30', where),
    })
    expect(openStateAt(daily(nineToFive), at('2026-03-07T20:00', where), where)).toEqual({
      isOpen: false,
      from: at('2026-03-08T09:00', where),
    })
  })

  it('are nothing at an instant that is none', () => {
    expect(openStateAt(daily(nineToFive), Number.NaN, zone)).toBeNull()
  })

  it('are shown for the coming week, special days with their names', () => {
    const special = [{ date: '2026-11-25', name: 'City Day', periods: [] }]
    const week = comingWeek({ ...daily(nineToFive), special }, today)
    expect(week.map(({ date }) => date.slice(-2))).toEqual(['23', '24', '25', '26', '27', '28', '29'])
    expect(week.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 0])
    expect(week[2]).toEqual({ date: '2026-11-25', weekday: 3, name: 'City Day', periods: [] })
    expect(week[3]?.periods).toEqual([nineToFive])
  })

  it('are written as the clock shows them', () => {
    expect([0, 545, 1440, 1560].map(clockText)).toEqual(['00:00', '09:05', '00:00', '02:00'])
    expect(isWholeDay([{ opens: 0, closes: 1440 }])).toBe(true)
    expect(isWholeDay([nineToFive])).toBe(false)
    expect(isWholeDay([])).toBe(false)
  })
})

describe('the calendar of the city', () => {
  const holiday = { date: '2026-11-25', name: 'City Day', worksAs: null }
  const worked = { date: '2026-11-28', name: 'A Saturday worked', worksAs: 1 }
  const office = { weekly: [[], ...Array.from({ length: 5 }, () => [nineToFive]), []], special: [], holidays: [] }

  it('closes what closes on holidays, and opens it on a day that is worked instead', () => {
    const hours = withCalendar(office, [worked, holiday])
    expect(hours.special).toEqual([
      { date: '2026-11-25', name: 'City Day', periods: [] },
      { date: '2026-11-28', name: 'A Saturday worked', periods: [nineToFive] },
    ])
    expect(openStateAt(hours, at('2026-11-25T10:00'), zone)).toEqual({ isOpen: false, from: at('2026-11-26T09:00') })
    expect(openStateAt(hours, at('2026-11-28T10:00'), zone)).toEqual({ isOpen: true, until: at('2026-11-28T17:00') })
  })

  it('leaves alone what takes no notice of holidays, and what a place says of the day itself', () => {
    expect(withCalendar({ ...office, holidays: null }, [holiday]).special).toEqual([])
    const own = { date: '2026-11-25', name: 'Open day', periods: [nineToFive] }
    expect(withCalendar({ ...office, special: [own] }, [holiday]).special).toEqual([own])
  })
})
