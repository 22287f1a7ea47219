import { siteTime, type TimeZone } from '../../frame/shared/site-time'
import type { Visit } from './visit'

/** The label of a day's heading; the catalogue has the words. */
export type DayLabel =
  | { readonly kind: 'today' | 'yesterday' | 'day-before-yesterday' }
  | { readonly kind: 'date'; readonly instant: number }

interface VisitDay {
  /** The key, which is unique within a list. */
  readonly key: string
  readonly label: DayLabel
  readonly visits: readonly Visit[]
}

/**
 * The day of an instant relative to `now`, in the site's calendar. An instant in the future, from clocks that differ,
 * counts as today.
 */
export function dayLabel(instant: number, now: number, zone: TimeZone): DayLabel {
  const day = siteTime(instant, zone)
  const today = siteTime(now, zone)
  if (day === null || today === null) return { kind: 'date', instant }
  const ago = today.days - day.days
  if (ago <= 0) return { kind: 'today' }
  if (ago === 1) return { kind: 'yesterday' }
  return ago === 2 ? { kind: 'day-before-yesterday' } : { kind: 'date', instant }
}

/** Groups visits by day of the site's calendar, keeping their order. */
export function visitDays(visits: readonly Visit[], now: number, zone: TimeZone): readonly VisitDay[] {
  const days = new Map<string, Visit[]>()
  for (const visit of visits) {
    const key = dayKey(visit.visitedAt, zone)
    const day = days.get(key)
    if (day === undefined) days.set(key, [visit])
    else day.push(visit)
  }
  return [...days].map(([key, ofDay]) => ({
    key,
    label: dayLabel(ofDay[0]?.visitedAt ?? now, now, zone),
    visits: ofDay,
  }))
}

function dayKey(instant: number, zone: TimeZone): string {
  return String(siteTime(instant, zone)?.days ?? 'unknown')
}
