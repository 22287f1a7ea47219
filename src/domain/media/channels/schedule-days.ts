import { dateOfDays } from '../../frame/shared/civil-date'
import { siteTime, type TimeZone } from '../../frame/shared/site-time'

/** A day of the schedule, in the site's calendar. */
export interface ScheduleDay {
  /** The number of days from today; -1 is yesterday. */
  readonly offset: number
  /** The date, YYYY-MM-DD. */
  readonly day: string
  readonly month: number
  readonly date: number
}

const pastDays = 6
const comingDays = 1

/**
 * The days of a schedule, from six days ago to tomorrow; empty for an invalid instant. The past days may have
 * recordings.
 */
export function scheduleDays(now: number, zone: TimeZone): readonly ScheduleDay[] {
  const today = siteTime(now, zone)
  if (today === null) return []
  return Array.from({ length: pastDays + 1 + comingDays }, (_, index) => {
    const offset = index - pastDays
    const { year, month, day } = dateOfDays(today.days + offset)
    return { offset, day: `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`, month, date: day }
  })
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
