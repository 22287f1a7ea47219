import { dateOfDays, daysOfDate, isoDate, parseIsoDate, type CivilDate } from '../../frame/shared/civil-date'
import type { TimeZone } from '../../frame/shared/site-time'
import { instantOfTyped, typedTime } from '../../frame/shared/typed-time'

export const repeatRhythms = ['once', 'week', 'two-weeks', 'month'] as const
export type RepeatRhythm = (typeof repeatRhythms)[number]
/** The greatest number of activities that one plan makes. */
export const mostRepeats = 12
/** The greatest number of days ahead at which the last one may begin. */
const mostDaysAhead = 365
const minute = 60_000
const day = 86_400_000

/** How often an activity takes place. Each time is an activity of its own. */
export interface Repeat {
  readonly every: RepeatRhythm
  readonly times: number
}

export type RepeatProblem = 'too-few-times' | 'too-many-times' | 'ends-too-late'

export function repeatProblem({ every, times }: Repeat, startsAt: number | null, now: number): RepeatProblem | null {
  if (every === 'once') return null
  if (!Number.isInteger(times) || times < 2) return 'too-few-times'
  if (times > mostRepeats) return 'too-many-times'
  const days = { week: 7, 'two-weeks': 14, month: 31 }[every] * (times - 1)
  return startsAt !== null && startsAt + days * day > now + mostDaysAhead * day ? 'ends-too-late' : null
}

/**
 * The moments at which something happens that happens first at a given moment: at the same hour of the site's clock,
 * also across a change to summer time. A month that lacks the day has it on its last day.
 */
export function repeated(first: number, { every, times }: Repeat, zone: TimeZone): number[] {
  if (every === 'once') return [first]
  const typed = typedTime(first, zone)
  const date = parseIsoDate(typed.slice(0, 10))
  if (date === null) return [first]
  // The seconds within the minute are not part of a typed time.
  const seconds = first % minute
  return Array.from({ length: times }, (_, round) => {
    // Of a time that the clock shows twice, a typed time is the earlier one.
    if (round === 0) return first
    const later = laterDate(date, every, round)
    const text = `${isoDate(later)}${typed.slice(10)}`
    const passed = (daysOfDate(later) - daysOfDate(date)) * day
    // A time that the clock skips on that day is as far from the first one as the calendar says.
    const instant = instantOfTyped(text, zone)
    return instant === null ? first + passed : instant + seconds
  })
}

function laterDate(date: CivilDate, every: Exclude<RepeatRhythm, 'once'>, round: number): CivilDate {
  if (every !== 'month') return dateOfDays(daysOfDate(date) + round * (every === 'week' ? 7 : 14))
  const months = date.month - 1 + round
  const [year, month] = [date.year + Math.floor(months / 12), (months % 12) + 1]
  const last = dateOfDays(daysOfDate({ year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 1 }) - 1)
  return { year, month, day: Math.min(date.day, last.day) }
}
