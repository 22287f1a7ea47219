import * as z from 'zod/mini'
import {
  withCalendar,
  type CalendarDay,
  type PublishedHours,
} from '../../../../src/domain/civic/amenities/opening-hours'
import { dateOfDays, isoDate } from '../../../../src/domain/frame/shared/civil-date'
import { siteTime } from '../../../../src/domain/frame/shared/site-time'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Queries } from '../../../kernel/database/queries'
import { localise } from '../../../kernel/site/localise'
import { selectConfigurations, selectTimeZone } from '../../../kernel/site/site.queries'
import type { StoredHours } from './amenities.schema'

/** The days after today whose special hours are answered. */
const daysAhead = 30

export const calendarSchema = z.array(
  z.object({ date: z.iso.date(), name: z.string(), works_as: z.nullable(z.int().check(z.minimum(0), z.maximum(6))) }),
)

/**
 * Reads the city's calendar from the site's configuration `calendar`: its public holidays, and the days off that are
 * worked instead. Returns what makes the hours of a place, in the reader's language, from those that it published.
 */
export async function readHours(queries: Queries, language: Language, now: Date) {
  const [zone, [row]] = await Promise.all([selectTimeZone(queries), selectConfigurations(queries, ['calendar'])])
  const today = siteTime(now.getTime(), zone)?.days ?? 0
  const [first, last] = [today - 1, today + daysAhead].map((days) => isoDate(dateOfDays(days)))
  const isNear = ({ date }: { readonly date: string }) => date >= (first ?? '') && date <= (last ?? '')
  const calendar = calendarSchema
    .parse(localise(row?.value ?? [], language))
    .map(({ date, name, works_as: worksAs }): CalendarDay => ({ date, name, worksAs }))
    .filter(isNear)
  return (stored: StoredHours | null) => {
    if (stored === null) return null
    const published = localise(stored, language) as PublishedHours
    const { weekly, special } = withCalendar({ ...published, special: published.special.filter(isNear) }, calendar)
    return {
      weekly: weekly.map((periods) => [...periods]),
      special: special.map(({ date, name, periods }) => ({ date, name, periods: [...periods] })),
    }
  }
}
