import { queriesOf } from '../../database/queries'
import type { Database } from '../../database/client'
import { SiteClock } from './site-clock'

/**
 * YYYY-MM-DD on the site's calendar. Asks over the database that it is given, which may be a transaction: the embedded
 * database has one connection, so that a question beside a transaction would wait for it for ever.
 */
export async function siteToday(database: Database, now: Date): Promise<string> {
  const day = await new SiteClock(queriesOf(database), () => now).day(undefined)
  return day?.day ?? now.toISOString().slice(0, 10)
}
