import { instantOf } from '../../../src/domain/frame/shared/site-time'
import type { Queries } from '../database/queries'
import { SiteClock } from '../site/site-clock'
import { localTime } from './written-fields'

/** Reads the moments that files state: with their offset, or on the clock of the site. */
export function siteInstant(queries: Queries): (time: string) => Promise<Date> {
  const clock = new SiteClock(queries, () => new Date(0))
  return async (time) => {
    const [, day, hour, minute] = localTime.exec(time) ?? []
    if (day === undefined) return new Date(instantOf(time) ?? 0)
    const siteDay = await clock.day(day)
    return new Date(siteDay?.at(Number(hour) * 60 + Number(minute)) ?? 0)
  }
}
