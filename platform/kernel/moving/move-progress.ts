import { sql } from 'drizzle-orm'
import { rowsOf } from '../database/client'
import type { Database, Transaction } from '../database/client'
import { OperatorError } from '../operator/operator-error'
import { movingSchema, readRelations } from './catalogue'

const moves = sql.raw(`${movingSchema}.moves`)
const progress = sql.raw(`${movingSchema}.progress`)

/**
 * Marks the target as that of a move from this source; refuses a database that holds anything else.
 * @param source tells one source from all others
 * @returns whether a move from the same source goes on
 */
export async function claimTarget(target: Database, source: string): Promise<boolean> {
  if (await hasMoves(target)) {
    const [move] = await rowsOf<{ source: string }>(target, sql`select source from ${moves}`)
    if (move?.source === source) return true
    throw new OperatorError(
      'An unfinished move from another database is there. Empty the target first, or name another.',
    )
  }
  const found = await readRelations(target)
  if (found.length > 0)
    throw new OperatorError(
      `The target is not empty: it has ${found[0]}${found.length > 1 ? ` and ${found.length - 1} more` : ''}. Name an empty database, or a folder without one.`,
    )
  await target.transaction(async (transaction) => {
    await transaction.execute(sql`create schema if not exists ${sql.raw(movingSchema)}`)
    await transaction.execute(sql`create table ${moves} (source text primary key)`)
    await transaction.execute(
      sql`create table ${progress} (name text primary key, next_block bigint not null, is_whole boolean not null)`,
    )
    await transaction.execute(sql`insert into ${moves} (source) values (${source})`)
  })
  return false
}

/** Throws over a database into which a move was begun and not ended, since it holds a part of a city. */
export async function refuseUnfinishedMove(database: Database): Promise<void> {
  if (!(await hasMoves(database))) return
  throw new Error(
    'A move into this database was not ended: it holds a part of the city. Run the move again, from where it was begun; or empty this database.',
  )
}

async function hasMoves(database: Database): Promise<boolean> {
  const [row] = await rowsOf<{ exists: boolean }>(
    database,
    sql`select to_regclass(${`${movingSchema}.moves`}) is not null as exists`,
  )
  return row?.exists === true
}

export interface TableProgress {
  /** The first block of the source's table that was not copied yet. */
  readonly nextBlock: number
  readonly isWhole: boolean
}

export async function readProgress(target: Database, table: string): Promise<TableProgress | null> {
  const [row] = await rowsOf<{ next_block: string; is_whole: boolean }>(
    target,
    sql`select next_block::text, is_whole from ${progress} where name = ${table}`,
  )
  return row === undefined ? null : { nextBlock: Number(row.next_block), isWhole: row.is_whole }
}

export async function noteProgress(
  transaction: Transaction,
  table: string,
  { nextBlock, isWhole }: TableProgress,
): Promise<void> {
  await transaction.execute(sql`insert into ${progress} (name, next_block, is_whole)
    values (${table}, ${nextBlock}, ${isWhole})
    on conflict (name) do update set next_block = excluded.next_block, is_whole = excluded.is_whole`)
}

/** Removes the marks: from now on the target is a database like any other. */
export async function releaseTarget(target: Database): Promise<void> {
  await target.execute(sql.raw(`drop schema ${movingSchema} cascade`))
}
