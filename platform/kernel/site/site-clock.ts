import { daysOfDate } from '../../../src/domain/frame/shared/civil-date'
import { instantOf, siteTime } from '../../../src/domain/frame/shared/site-time'
import type { Queries } from '../database/queries'
import type { Elapsed } from '../shared/elapsed'
import { CachedValue } from '../shared/cached-value'
import { selectTimeZone } from './site.queries'

/** The site's local time: Sunday is 0, and minutes count from midnight. */
export interface SiteMinute {
  readonly weekday: number
  readonly minute: number
}

export interface SiteDay {
  /** YYYY-MM-DD on the site's calendar. */
  readonly day: string
  /** 0 is Sunday. */
  readonly weekday: number
  /**
   * The instant (milliseconds since 1970) at which the site's clock shows this many minutes after the day's midnight.
   */
  at(minutes: number): number
}

const minute = 60_000
const dayLength = 86_400_000
/** Milliseconds for which the zone is cached. */
const keptFor = 5000

/** The clock and the calendar of the site, in the time zone of its configuration. */
export class SiteClock {
  private readonly zone: CachedValue<string>

  constructor(
    queries: Queries,
    private readonly clock: () => Date,
    elapsed?: Elapsed,
  ) {
    this.zone = new CachedValue(() => selectTimeZone(queries), keptFor, elapsed)
  }

  async minute(): Promise<SiteMinute> {
    const time = siteTime(this.clock().getTime(), await this.zone.get())
    return { weekday: time?.weekday ?? 0, minute: (time?.hour ?? 0) * 60 + (time?.minute ?? 0) }
  }

  /** The requested day, or today when none is given; null when the text is not a day. */
  async day(day: string | undefined): Promise<SiteDay | null> {
    const zone = await this.zone.get()
    const days = day === undefined ? (siteTime(this.clock().getTime(), zone)?.days ?? null) : dayNumber(day)
    if (days === null) return null
    const name = new Date(days * dayLength).toISOString().slice(0, 10)
    // A date that does not exist, such as 30 February, was normalised to another one.
    if (day !== undefined && day !== name) return null
    return {
      day: name,
      weekday: (((days + 4) % 7) + 7) % 7,
      at: (minutes) => instantOfClock(days * dayLength + minutes * minute, zone),
    }
  }
}

/** The day of an instant in a time zone: YYYY-MM-DD, and its midnights (milliseconds since 1970). */
export function siteDayAt(
  instant: number,
  zone: string,
): { readonly day: string; readonly from: number; readonly until: number } {
  const days = siteTime(instant, zone)?.days ?? 0
  return {
    day: new Date(days * dayLength).toISOString().slice(0, 10),
    from: instantOfClock(days * dayLength, zone),
    until: instantOfClock((days + 1) * dayLength, zone),
  }
}

function dayNumber(day: string): number | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return instantOf(`${day}T00:00:00Z`) === null ? null : daysOfDate({ year, month, day: date })
}

/**
 * The instant at which clocks show `local` (as if it were UTC). A local time that daylight saving skips is read with
 * the offset before the change. Of a local time that occurs twice, the first instant is taken.
 */
export function instantOfClock(local: number, zone: string): number {
  const [before, after] = [offsetAt(local - dayLength, zone), offsetAt(local + dayLength, zone)]
  const [early, late] = [local - before * minute, local - after * minute]
  return offsetAt(early, zone) !== before && offsetAt(late, zone) === after ? late : early
}

/** Minutes by which the zone is ahead of UTC at an instant. */
function offsetAt(instant: number, zone: string): number {
  const displayed = siteTime(instant, zone)
  return displayed === null
    ? 0
    : displayed.days * 1440 + displayed.hour * 60 + displayed.minute - Math.floor(instant / minute)
}
