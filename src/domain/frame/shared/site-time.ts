import { dateOfDays, isoDate, weekdayOf } from './civil-date'
import type { CivilDate } from './civil-date'

/** The site's time zone: a name of the time zone database ('Asia/Shanghai'), or minutes ahead of UTC (480). */
export type TimeZone = string | number

/** An instant as the site's wall-clock time. */
export interface SiteTime extends CivilDate {
  readonly hour: number
  readonly minute: number
  /** The day of the week; Sunday is 0. */
  readonly weekday: number
  /** The days since 1 January 1970, to count the days between two instants. */
  readonly days: number
}

const minute = 60_000
const day = 86_400_000
/** The greatest instant that a Date can hold, in milliseconds. */
const farthestInstant = 8.64e15

/** The site's wall-clock time at an instant (milliseconds since 1970); null for an invalid instant. */
export function siteTime(instant: number, zone: TimeZone): SiteTime | null {
  if (!(Math.abs(instant) <= farthestInstant)) return null
  const local = instant + offsetAt(instant, zone) * minute
  const days = Math.floor(local / day)
  const minutes = Math.floor((local - days * day) / minute)
  return { ...dateOfDays(days), days, hour: Math.floor(minutes / 60), minute: minutes % 60, weekday: weekdayOf(days) }
}

/** The site's day at an instant (milliseconds since 1970), YYYY-MM-DD; '' for an invalid instant. */
export function siteDay(instant: number, zone: TimeZone): string {
  const time = siteTime(instant, zone)
  return time === null ? '' : isoDate(time)
}

/** Parses an instant of the wire (ISO 8601 with its zone) to milliseconds since 1970; null for anything else. */
export function instantOf(iso: unknown): number | null {
  if (typeof iso !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.test(iso))
    return null
  const instant = Date.parse(iso)
  return Number.isNaN(instant) ? null : instant
}

/**
 * The offsets, in minutes ahead of UTC, of zones that have not changed theirs since 1992. These zones need no
 * formatter, because on a slow phone creating a zone's first formatter takes as long as rendering a screen.
 */
const steady: Readonly<Record<string, number>> = {
  'Asia/Shanghai': 480,
  'Asia/Urumqi': 360,
  'Asia/Hong_Kong': 480,
  'Asia/Macau': 480,
  'Asia/Taipei': 480,
  UTC: 0,
}
const steadySince = Date.UTC(1992, 0)

/** The zone's offset in minutes ahead of UTC; an unknown zone counts as UTC. */
function offsetAt(instant: number, zone: TimeZone): number {
  if (typeof zone === 'number') return Number.isFinite(zone) && Math.abs(zone) <= 1440 ? Math.trunc(zone) : 0
  if (instant >= steadySince && Object.hasOwn(steady, zone)) return steady[zone] ?? 0
  const clock = clockOf(zone)
  if (clock === null) return 0
  const wall: Record<string, number> = {}
  for (const { type, value } of clock.formatToParts(instant)) wall[type] = Number(value)
  const { year = 1970, month = 1, day: date = 1, hour = 0, minute: minutes = 0 } = wall
  const offset = Math.round(
    (Date.UTC(year, month - 1, date, hour, minutes) - Math.floor(instant / minute) * minute) / minute,
  )
  // The offset is wrong for dates before Christ, because the formatter's parts lack the era, and for the years 0 to 99,
  // which Date.UTC takes as 1900 to 1999. Such offsets are replaced by 0.
  return Math.abs(offset) <= 1440 ? offset : 0
}

/** A cache of formatters by zone, because creating a formatter costs far more than using it. */
const clocks = new Map<string, Intl.DateTimeFormat | null>()

function clockOf(zone: string): Intl.DateTimeFormat | null {
  const format = clocks.get(zone)
  if (format !== undefined) return format
  const newFormat = makeClock(zone)
  // Zone names come from the site's configuration, which has a handful at most, so a small cache is enough.
  if (clocks.size < 32) clocks.set(zone, newFormat)
  return newFormat
}

function makeClock(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
  } catch {
    return null
  }
}
