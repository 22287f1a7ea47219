import type { PgTable } from 'drizzle-orm/pg-core'
import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../kernel/database/client'
import type { Count } from '../../kernel/starting/progress'

/** Reports the progress within one step of the seeding. */
export type OnCount = (count: Count) => void

/** Rows per statement: enough to be quick, few enough to stay below the limit of parameters. */
const batch = 100

/**
 * Inserts in batches and yields to the event loop between them. Existing rows stay, so that an interrupted seeding can
 * continue.
 */
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
