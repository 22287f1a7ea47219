import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../kernel/database/client'
import { writeRows } from '../../kernel/database/write-rows'
import type { Count } from '../../kernel/starting/progress'

/** Reports the progress within one step of the seeding. */
export type OnCount = (count: Count) => void

/** Inserts rows; existing rows stay, so that an interrupted seeding can continue. */
export async function insertAll<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  onCount?: OnCount,
): Promise<void> {
  await writeRows(database, table, rows, { onRows: (done) => onCount?.({ done, of: rows.length }) })
}
