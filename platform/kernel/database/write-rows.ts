import { getTableColumns, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { setImmediate } from 'node:timers/promises'
import type { Database } from './client'
import { excluded } from './expressions'

/** Rows per statement: enough to be quick, few enough to stay below the limit of parameters. */
const batch = 100

/**
 * Inserts rows in batches, and yields to the event loop between them.
 * @param replaced the columns of the key by which an existing row is found, which then takes the columns that the rows
 *   name; without them, existing rows stay as they are
 */
export async function writeRows<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { replaced, onRows }: { readonly replaced?: PgColumn[]; readonly onRows?: (written: number) => void } = {},
): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    const insert = database.insert(table).values(rows.slice(start, start + batch))
    await (replaced === undefined
      ? insert.onConflictDoNothing()
      : insert.onConflictDoUpdate({ target: replaced, set: changedColumns(table, rows, replaced) }))
    onRows?.(Math.min(start + batch, rows.length))
    await setImmediate()
  }
}

function changedColumns(
  table: PgTable,
  rows: readonly Readonly<Record<string, unknown>>[],
  keys: readonly PgColumn[],
): Record<string, SQL> {
  const changed = Object.entries(getTableColumns(table)).filter(
    ([name, column]) => rows.some((row) => Object.hasOwn(row, name)) && !keys.some((key) => key.name === column.name),
  )
  return Object.fromEntries(changed.map(([name, column]) => [name, sql`${excluded(column)}`]))
}
