import { ne } from 'drizzle-orm'
import type { Database } from '../database/client'
import { excluded } from '../database/expressions'
import { siteToday } from './site-today'
import { ledgerChecks } from './site.schema'

/** Whether a check has not been made on this day of the site; of several processes, one makes it. @param id its name */
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
