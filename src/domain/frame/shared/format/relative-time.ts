import { siteTime } from '../site-time'
import type { TimeZone } from '../site-time'

/** A relative time for display (B55); the catalogue has the words. */
export type RelativeTime =
  | { readonly kind: 'now' }
  | { readonly kind: 'minutes'; readonly value: number }
  | { readonly kind: 'hours'; readonly value: number }
  | { readonly kind: 'yesterday' }
  | { readonly kind: 'day-before-yesterday' }
  | { readonly kind: 'month-day'; readonly month: number; readonly day: number }
  | { readonly kind: 'year-month-day'; readonly year: number; readonly month: number; readonly day: number }
  | { readonly kind: 'unknown' }

const minute = 60_000
const hour = 60 * minute

/**
 * How long before `now` an instant was, both in milliseconds since 1970 (B55): just now below a minute, then whole
 * minutes, whole hours below 24, then days of the site's calendar. An instant up to a minute in the future, from clocks
 * that differ, counts as just now; any later one is shown by its date.
 */
export function relativeTime(instant: number, now: number, zone: TimeZone): RelativeTime {
  const date = siteTime(instant, zone)
  const today = siteTime(now, zone)
  if (date === null || today === null) return { kind: 'unknown' }
  const ago = now - instant
  if (Math.abs(ago) < minute) return { kind: 'now' }
  if (ago > 0 && ago < hour) return { kind: 'minutes', value: Math.floor(ago / minute) }
  if (ago > 0 && ago < 24 * hour) return { kind: 'hours', value: Math.floor(ago / hour) }
  if (ago > 0 && today.days - date.days === 1) return { kind: 'yesterday' }
  if (ago > 0 && today.days - date.days === 2) return { kind: 'day-before-yesterday' }
  const { year, month, day } = date
  return year === today.year ? { kind: 'month-day', month, day } : { kind: 'year-month-day', year, month, day }
}
