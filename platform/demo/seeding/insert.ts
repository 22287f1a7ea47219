import type { PgTable } from 'drizzle-orm/pg-core'
import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../database/client'
import type { Count } from '../../starting/progress'

/** Told how far a step of the seeding is. */
export type OnCount = (count: Count) => void

/** Rows at once: enough to be quick, few enough to stay below the number of parameters that a statement takes. */
const batch = 100

/** Inserts in batches, and lets timers run between them. What is there already stays, so that an interrupted seeding goes on. */
export async function insertAll<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  onCount?: OnCount,
): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    await database
      .insert(table)
      .values(rows.slice(start, start + batch))
      .onConflictDoNothing()
    onCount?.({ done: Math.min(start + batch, rows.length), of: rows.length })
    await setImmediate()
  }
}
