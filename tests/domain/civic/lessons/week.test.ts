import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mondayAway, weekOf } from '../../../../src/domain/civic/lessons/week'
import {
  dateOfDays,
  daysOfDate,
  isoDate,
  parseIsoDate,
  weekdayOf,
} from '../../../../src/domain/frame/shared/civil-date'

it('a week has seven days from Monday to Sunday, across months and years', () => {
  expect(weekOf('2026-01-01')).toEqual([
    '2025-12-29',
    '2025-12-30',
    '2025-12-31',
    '2026-01-01',
    '2026-01-02',
    '2026-01-03',
    '2026-01-04',
  ])
  expect([weekOf(''), weekOf('2026-02-30')]).toEqual([null, null])
})

it('every day is in its week, all days of which have the same week', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200_000, max: 200_000 }), (days) => {
      const day = isoDate(dateOfDays(days))
      const week = weekOf(day) ?? []
      expect(week).toContain(day)
      expect(new Set(week.map((each) => JSON.stringify(weekOf(each))))).toEqual(new Set([JSON.stringify(week)]))
      const monday = parseIsoDate(week[0] ?? '')
      expect(monday === null ? null : weekdayOf(daysOfDate(monday))).toBe(1)
    }),
  )
})

it('a week before and a week after is back where it was', () => {
  expect([mondayAway('2026-03-05', 0), mondayAway('2026-03-05', 1), mondayAway('2026-03-05', -1)]).toEqual([
    '2026-03-02',
    '2026-03-09',
    '2026-02-23',
  ])
  expect(mondayAway('nonsense', 1)).toBe('')
})
