import { daysOfDate } from '../../../src/domain/shared/civil-date'
import { instantOf, siteTime } from '../../../src/domain/shared/site-time'
import type { SiteMinute } from './channels.queries'

/** The zone that the site's schedules are written in. */
export const siteZone = 'Asia/Shanghai'
const minute = 60_000

export interface SiteDay {
  /** YYYY-MM-DD on the site's calendar. */
  readonly day: string
  /** Sunday is 0. */
  readonly weekday: number
  /** Milliseconds since 1970 of its midnight. */
  readonly startsAt: number
}

export function siteMinute(now: Date): SiteMinute {
  const time = siteTime(now.getTime(), siteZone)
  return { weekday: time?.weekday ?? 0, minute: (time?.hour ?? 0) * 60 + (time?.minute ?? 0) }
}

/** The day asked for, today without one; null for what is no day. */
export function siteDay(now: Date, day: string | undefined): SiteDay | null {
  const today = siteTime(now.getTime(), siteZone)
  if (today === null) return null
  const days = day === undefined ? today.days : dayNumber(day)
  if (days === null) return null
  const name = new Date(days * 86_400_000).toISOString().slice(0, 10)
  return { day: name, weekday: (((days + 4) % 7) + 7) % 7, startsAt: midnight(days) }
}

function dayNumber(day: string): number | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return instantOf(`${day}T00:00:00Z`) === null ? null : daysOfDate({ year, month, day: date })
}

/** Midnight of a day of the site: that of UTC, moved by what the site's clock shows then. */
function midnight(days: number): number {
  const start = days * 86_400_000
  const shown = siteTime(start, siteZone)
  if (shown === null) return start
  const ahead = (shown.days - days) * 1440 + shown.hour * 60 + shown.minute
  return start - ahead * minute
}
