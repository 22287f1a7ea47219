import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { rowsOf } from '../database/client'
import type { Database, Transaction } from '../database/client'
import type { MovedTable } from './catalogue'

/** The number of rows, and a checksum of their texts that their order does not change. */
export interface TableSum {
  readonly rows: string
  readonly sum: string
}

/**
 * The settings on which the texts of values depend: with them, every database writes a value in the same way, and
 * without a loss.
 */
export async function writePlainly(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
    set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
    set_config('extra_float_digits', '1', true)`)
}

/**
 * Computes the sum of a table by the database itself, in a transaction that writes plainly. Two halves of each row's
 * SHA-256 are added up, so that equal sums of unequal tables do not happen by chance.
 * @param below a condition that the rows fulfil
 */
export async function computeSum(
  transaction: Transaction,
  { name, columns }: MovedTable,
  below?: SQL,
): Promise<TableSum> {
  const parts = columns.map((column) => `${column}::text`).join(', ')
  const half = (start: number) => sql.raw(`sum(('x' || substr(hash, ${start}, 16))::bit(64)::bigint::numeric)::text`)
  const [row] = await rowsOf<TableSum>(
    transaction,
    sql`select count(*)::text as rows, coalesce(${half(1)} || ' ' || ${half(17)}, '') as sum from
        (select encode(sha256(convert_to(row(${sql.raw(parts)})::text, 'UTF8')), 'hex') as hash
         from ${sql.raw(name)} where ${below ?? sql`true`}) hashes`,
  )
  if (row === undefined) throw new Error(`${name} has no sum`)
  return row
}

/** The sum of one table; see `computeSum`. */
export async function computeTableSum(database: Database, table: MovedTable, below?: SQL): Promise<TableSum> {
  return await database.transaction(async (transaction) => {
    await writePlainly(transaction)
    return await computeSum(transaction, table, below)
  })
}

export const areEqual = (one: TableSum, other: TableSum): boolean => one.rows === other.rows && one.sum === other.sum
