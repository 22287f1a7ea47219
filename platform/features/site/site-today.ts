import { queriesOf } from '../../database/queries'
import type { Database } from '../../database/client'
import { SiteClock } from './site-clock'

/**
 * Today's date in the site's calendar, YYYY-MM-DD. Uses the database it is given, which may be a transaction: the
 * embedded database has a single connection, so a query outside the transaction would wait for it forever.
 */
export async function siteToday(database: Database, now: Date): Promise<string> {
  const day = await new SiteClock(queriesOf(database), () => now).day(undefined)
  return day?.day ?? now.toISOString().slice(0, 10)
}
