import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { keepAppendOnly } from '../database/append-only'
import { migrate } from '../database/migrate'
import type { Database } from '../database/client'
import { OperatorError } from '../operator/operator-error'
import { readForeignKeys, readSequences, readTables, readTriggers } from './catalogue'
import type { MovedTable } from './catalogue'
import { copyTable } from './copy-table'
import { claimTarget, releaseTarget } from './move-progress'
import type { StandStill } from './stand-still'
import { areEqual, computeTableSum } from './table-sums'

export interface Move {
  readonly source: Database
  readonly target: Database
  /** Tells the source from all other databases. */
  readonly sourceMark: string
  /** The tables of the features whose rows are only ever added. */
  readonly appendOnly: readonly PgTable[]
  readonly onProgress: (line: string) => void
}

export interface MovedDatabase {
  readonly tables: number
  readonly rows: number
  readonly isContinued: boolean
}

/**
 * Copies all that a database holds into an empty one, and compares both. The source stands still meanwhile. A run that
 * was ended is continued by the next one.
 */
export async function moveDatabase(move: Move, stillness: StandStill): Promise<MovedDatabase> {
  const { source, target, onProgress } = move
  const isContinued = await claimTarget(target, move.sourceMark)
  if (isContinued) onProgress('An earlier run was ended: it is continued.')
  await migrate(target)
  const tables = await readTables(source)
  await requireSameTables(tables, target)
  // Foreign keys, and the triggers that an earlier run made, come back when all rows are there, so that tables can be copied in any order.
  for (const { table, name } of await readForeignKeys(target))
    await target.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
  for (const { table, name } of await readTriggers(target))
    await target.execute(sql.raw(`drop trigger ${name} on ${table}`))
  for (const [index, table] of tables.entries()) {
    onProgress(`${index + 1}/${tables.length} ${table.name}`)
    await copyTable(
      {
        source,
        target,
        onBatch: async (name, copied, of) => {
          await stillness.check()
          if (copied < of) onProgress(`${index + 1}/${tables.length} ${name} ${Math.floor((100 * copied) / of)} %`)
        },
      },
      table,
    )
  }
  await copySequences(source, target)
  onProgress('Foreign keys and the triggers of tables that only grow')
  await restoreForeignKeys(source, target)
  await keepAppendOnly(target, move.appendOnly)
  await target.execute(sql`analyze`)
  onProgress('Comparing the counts and the checksums of all tables')
  const rows = await compare(tables, source, target, stillness)
  return { tables: tables.length, rows, isContinued }
}

/**
 * Ends a move whose copy is whole: the target is a database like any other, and the source refuses writes from now on.
 * The target comes first: no later run may continue into a database that people use.
 */
export async function finishMove({ target }: Move, stillness: StandStill, reason: string): Promise<void> {
  await releaseTarget(target)
  await stillness.keep(reason)
}

async function requireSameTables(tables: readonly MovedTable[], target: Database): Promise<void> {
  const signOf = ({ name, columns }: MovedTable) => `${name} (${columns.join(', ')})`
  const there = new Set((await readTables(target)).map(signOf))
  const foreign = tables.map(signOf).filter((sign) => !there.delete(sign))
  const [first] = [...foreign, ...there]
  if (first === undefined) return
  throw new OperatorError(
    `This version does not have the same tables as the database: ${first}. Start the platform once, so that it migrates, and remove tables that somebody else made.`,
  )
}

async function copySequences(source: Database, target: Database): Promise<void> {
  for (const { name, last, start } of await readSequences(source))
    await target.execute(sql`select setval(${name}::regclass, ${last ?? start}::bigint, ${last !== null})`)
}

async function restoreForeignKeys(source: Database, target: Database): Promise<void> {
  const there = new Set((await readForeignKeys(target)).map(({ table, name }) => `${table} ${name}`))
  for (const { table, name, definition } of await readForeignKeys(source))
    if (!there.has(`${table} ${name}`))
      await target.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`))
}

/** Compares every table and every sequence; returns how many rows there are. */
async function compare(
  tables: readonly MovedTable[],
  source: Database,
  target: Database,
  stillness: StandStill,
): Promise<number> {
  let rows = 0
  for (const table of tables) {
    const [here, there] = [await computeTableSum(source, table), await computeTableSum(target, table)]
    await stillness.check()
    if (!areEqual(here, there))
      throw new OperatorError(
        `${table.name} differs: ${here.rows} rows here, ${there.rows} there, checksums ${here.sum} and ${there.sum}. Run the command again.`,
      )
    rows += Number(here.rows)
  }
  const [here, there] = await Promise.all(
    [source, target].map(async (each) => JSON.stringify(await readSequences(each))),
  )
  if (here !== there) throw new OperatorError(`The sequences differ: ${here} and ${there}.`)
  return rows
}
