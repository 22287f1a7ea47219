/** A day of the Gregorian calendar, without time or place. Months and days count from 1. */
export interface CivilDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

/**
 * The number of days from 1 January 1970 to this day. It uses Howard Hinnant's algorithm, which is exact for every year
 * a number can hold.
 */
export function daysOfDate({ year, month, day }: CivilDate): number {
  const shiftedYear = month <= 2 ? year - 1 : year
  const era = Math.floor(shiftedYear / 400)
  const yearOfEra = shiftedYear - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** The day of the week; Sunday is 0. @param days The days since 1 January 1970. */
export const weekdayOf = (days: number): number => (((days + 4) % 7) + 7) % 7

/** The day with this distance from 1 January 1970. */
export function dateOfDays(days: number): CivilDate {
  const shiftedDays = Math.floor(days) + 719_468
  const era = Math.floor(shiftedDays / 146_097)
  const dayOfEra = shiftedDays - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  }
}

/** Whether the date exists; false for 31 April and 29 February 2023. */
export function isRealDate(date: CivilDate): boolean {
  const { year, month, day } = date
  if (
    !Number.isInteger(year) ||
    !Number.isInteger(month) ||
    !Number.isInteger(day) ||
    month < 1 ||
    month > 12 ||
    day < 1
  )
    return false
  const normalisedDate = dateOfDays(daysOfDate(date))
  return normalisedDate.year === year && normalisedDate.month === month && normalisedDate.day === day
}

/** The date as YYYY-MM-DD. */
export function isoDate({ year, month, day }: CivilDate): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Parses YYYY-MM-DD; null when it is not a day. */
export function parseIsoDate(text: string): CivilDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (match === null) return null
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  return isRealDate(date) ? date : null
}
