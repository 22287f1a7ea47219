import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { rowsOf } from '../database/client'
import type { Database } from '../database/client'
import type { MovedTable } from './catalogue'
import { noteProgress, readProgress } from './move-progress'
import { areEqual, computeTableSum, writePlainly } from './table-sums'

/**
 * Blocks (of 8 KB, without long values) that are copied at once. Blocks are what every table has, also one without a
 * primary key, and each is read once.
 */
const blocksAtOnce = 32

export interface Copying {
  readonly source: Database
  readonly target: Database
  /** Called after each batch; throws when the source accepts writes again. */
  readonly onBatch: (table: string, copied: number, of: number) => Promise<void>
}

/** Copies the rows of a table that stands still, and goes on where an earlier run ended. */
export async function copyTable({ source, target, onBatch }: Copying, table: MovedTable): Promise<void> {
  const { name } = table
  const start = await findStart(source, target, table)
  if (start === null) return
  const blocks = await countBlocks(source, name)
  for (let block = start; block < blocks || block === start; block += blocksAtOnce) {
    const rows = await readRows(source, table, isWithin(block, block + blocksAtOnce))
    const nextBlock = block + blocksAtOnce
    await target.transaction(async (transaction) => {
      await writePlainly(transaction)
      if (rows !== null) await transaction.execute(insertOf(table, rows))
      await noteProgress(transaction, name, { nextBlock, isWhole: nextBlock >= blocks })
    })
    await onBatch(name, Math.min(nextBlock, blocks), blocks)
  }
}

/**
 * The block at which copying begins; null when the table was copied. What an earlier run copied stays while it is the
 * same as in the source, which may have accepted writes in between.
 */
async function findStart(source: Database, target: Database, table: MovedTable): Promise<number | null> {
  const progress = await readProgress(target, table.name)
  if (progress !== null) {
    const below = progress.isWhole ? undefined : isWithin(0, progress.nextBlock)
    if (areEqual(await computeTableSum(source, table, below), await computeTableSum(target, table)))
      return progress.isWhole ? null : progress.nextBlock
  }
  await target.transaction(async (transaction) => {
    await transaction.execute(sql.raw(`truncate ${table.name}`))
    await noteProgress(transaction, table.name, { nextBlock: 0, isWhole: false })
  })
  return 0
}

async function countBlocks(database: Database, name: string): Promise<number> {
  const [row] = await rowsOf<{ blocks: string }>(
    database,
    sql`select (pg_relation_size(${name}::regclass) / current_setting('block_size')::bigint)::text as blocks`,
  )
  return Number(row?.blocks ?? 0)
}

const isWithin = (first: number, end: number): SQL =>
  sql.raw(`ctid >= '(${first},0)'::tid and ctid < '(${end},0)'::tid`)

/** The rows of some blocks as JSON, in which every value is the text that the database writes; null for no rows. */
async function readRows(source: Database, { name, written }: MovedTable, within: SQL): Promise<string | null> {
  const pairs = written.map(({ name: column }, index) => `${column}::text as c${index}`).join(', ')
  return await source.transaction(async (transaction) => {
    await writePlainly(transaction)
    const [row] = await rowsOf<{ rows: string | null }>(
      transaction,
      sql`select json_agg(r)::text as rows from (select ${sql.raw(pairs)} from ${sql.raw(name)} where ${within}) r`,
    )
    return row?.rows ?? null
  })
}

function insertOf({ name, written }: MovedTable, rows: string): SQL {
  const columns = written.map((column) => column.name).join(', ')
  const values = written.map(({ type }, index) => `c${index}::${type}`).join(', ')
  const texts = written.map((_, index) => `c${index} text`).join(', ')
  return sql`insert into ${sql.raw(name)} (${sql.raw(columns)}) overriding system value
    select ${sql.raw(values)} from json_to_recordset(${rows}::json) as r(${sql.raw(texts)})`
}
