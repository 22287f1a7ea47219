import { daysOfDate } from './civil-date'
import { siteTime, type TimeZone } from './site-time'

const minute = 60_000
const day = 86_400_000
const two = (figure: number) => String(figure).padStart(2, '0')

/** An instant in the format of a date-time field, YYYY-MM-DDTHH:mm on the site's clock; '' for an invalid one. */
export function typedTime(instant: number, zone: TimeZone): string {
  const time = siteTime(instant, zone)
  if (time === null) return ''
  const year = String(time.year).padStart(4, '0')
  return `${year}-${two(time.month)}-${two(time.day)}T${two(time.hour)}:${two(time.minute)}`
}

/**
 * The instant of a text in the format YYYY-MM-DDTHH:mm; null for any other text. When the clock shows a time twice, the
 * first instant is meant.
 */
export function instantOfTyped(text: string, zone: TimeZone): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(text)
  if (match === null) return null
  const [year = 0, month = 0, date = 0, hour = 0, minutes = 0] = match.slice(1).map(Number)
  const local = daysOfDate({ year, month, day: date }) * day + (hour * 60 + minutes) * minute
  // The zone's offset at this time is the same as a day earlier or a day later, so both are tried.
  const matchingInstant = [local - day, local + day]
    .map((near) => local - offsetAt(near, zone))
    .find((instant) => typedTime(instant, zone) === text.slice(0, 16))
  return matchingInstant ?? null
}

function offsetAt(instant: number, zone: TimeZone): number {
  const time = siteTime(instant, zone)
  if (time === null) return 0
  return (time.days * 1440 + time.hour * 60 + time.minute) * minute - Math.floor(instant / minute) * minute
}
