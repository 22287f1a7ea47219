import { parseIsoDate, type CivilDate } from '../../../src/domain/frame/shared/civil-date'
import { queriesOf } from '../database/queries'
import type { Database } from '../database/client'
import { SiteClock } from './site-clock'

/**
 * Today's date in the site's calendar, YYYY-MM-DD. Inside a transaction, pass the transaction as the database, because
 * statements outside it are refused.
 */
export async function siteToday(database: Database, now: Date): Promise<string> {
  const day = await new SiteClock(queriesOf(database), () => now).day(undefined)
  return day?.day ?? now.toISOString().slice(0, 10)
}

/** Today's date in the site's calendar, as a `CivilDate`. */
export async function siteDate(database: Database, now: Date): Promise<CivilDate> {
  const today = await siteToday(database, now)
  const date = parseIsoDate(today)
  if (date === null) throw new Error(`the site's calendar says ${today}`)
  return date
}
