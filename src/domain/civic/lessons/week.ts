import { dateOfDays, daysOfDate, isoDate, parseIsoDate, weekdayOf } from '../../frame/shared/civil-date'

const weekLength = 7
/** The number of days before Monday, by the day of the week; Sunday is 0. */
const sinceMonday = (weekday: number) => (weekday + 6) % weekLength

/** The days of the week of a day (YYYY-MM-DD), Monday first; null when it is not a day. */
export function weekOf(isoDay: string): readonly string[] | null {
  const date = parseIsoDate(isoDay)
  if (date === null) return null
  const days = daysOfDate(date)
  const monday = days - sinceMonday(weekdayOf(days))
  return Array.from({ length: weekLength }, (_, index) => isoDate(dateOfDays(monday + index)))
}

/** The Monday of the week that is so many weeks away from the week of a day; '' when it is not a day. */
export function mondayAway(isoDay: string, weeks: number): string {
  const monday = parseIsoDate(weekOf(isoDay)?.[0] ?? '')
  return monday === null ? '' : isoDate(dateOfDays(daysOfDate(monday) + weeks * weekLength))
}
