import { getTableColumns, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './client'

/**
 * Condition for an `update` or `delete`: the rows that meet the condition, which are locked in the order of their keys.
 * A statement that changes several rows locks them in whatever order it finds them, so that two such statements could
 * wait for each other for ever.
 */
export function lockedInOrder(table: PgTable, condition: SQL | undefined, to: 'change' | 'remove' = 'change'): SQL {
  const key = sql.join([...keyOf(table)], sql`, `)
  // What refers to a row may be written while the row is changed, and not while it is removed.
  const lock = sql.raw(to === 'change' ? 'no key update' : 'update')
  return sql`(${key}) in (select ${key} from ${table} where ${condition} order by ${key} for ${lock})`
}

/**
 * Locks rows for a transaction that changes several of one table by several statements, in the order of their keys,
 * which is the same for all transactions: of two, the second waits for the first.
 */
export async function lockRows(transaction: Transaction, table: PgTable, condition: SQL | undefined): Promise<void> {
  const key = sql.join([...keyOf(table)], sql`, `)
  await transaction.execute(sql`select 1 from ${table} where ${condition} order by ${key} for no key update`)
}

function keyOf(table: PgTable): readonly PgColumn[] {
  const { primaryKeys } = getTableConfig(table)
  const columns = primaryKeys[0]?.columns ?? Object.values(getTableColumns(table)).filter(({ primary }) => primary)
  if (columns.length === 0) throw new Error('rows without a key have no order')
  return columns
}
