import { ne } from 'drizzle-orm'
import type { Database } from '../database/client'
import { excluded } from '../database/expressions'
import { siteToday } from './site-today'
import { ledgerChecks } from './site.schema'

/**
 * Whether a check is still to be made on this day of the site. Of several processes, only one gets true and makes the
 * check.
 * @param id the check's name
 */
export async function isDueToday(database: Database, id: string, at: Date): Promise<boolean> {
  const [due] = await database
    .insert(ledgerChecks)
    .values({ id, day: await siteToday(database, at) })
    .onConflictDoUpdate({
      target: ledgerChecks.id,
      set: { day: excluded(ledgerChecks.day) },
      setWhere: ne(ledgerChecks.day, excluded(ledgerChecks.day)),
    })
    .returning({ day: ledgerChecks.day })
  return due !== undefined
}
