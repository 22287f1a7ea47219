import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Database } from '../../platform/kernel/database/client'
import { withMarkedTransactions } from '../../platform/kernel/database/one-transaction'
import { SteadyPool } from '../../platform/kernel/database/steady-pool'

/** What the statements of an act have touched in the tables of the product. */
export interface Touched {
  /** Pages of 8 KB of tables and indexes, in memory and on disk; one that was touched twice counts twice. */
  readonly pages: number
  readonly removedRows: number
}

/** A database that nobody else uses, and that tells what its statements touch. */
export interface CountedDatabase {
  readonly database: Database
  /** Runs an act, and tells what all of its statements touched. */
  touchedBy(act: () => Promise<unknown>): Promise<Touched>
  close(): Promise<void>
}

const totals = `
  select sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read + idx_blks_hit, 0)
      + coalesce(toast_blks_read + toast_blks_hit + tidx_blks_read + tidx_blks_hit, 0))::float8 as pages,
    (select sum(n_tup_del)::float8 from pg_stat_user_tables) as removed
  from pg_statio_user_tables`

/** Opens a database over one connection, whose own statistics PostgreSQL gives at once. */
export function openCounted(address: string): CountedDatabase {
  const pool = new SteadyPool(address, { connect: 60_000, answer: 0 })
  pool.options.max = 1
  const count = async () => {
    await pool.query('select pg_stat_force_next_flush()')
    return (await pool.query<{ pages: number; removed: number }>(totals)).rows[0] ?? { pages: 0, removed: 0 }
  }
  return {
    database: withMarkedTransactions(drizzle({ client: pool as Pool }) as unknown as Database, pool),
    touchedBy: async (act) => {
      const before = await count()
      await act()
      const after = await count()
      return { pages: after.pages - before.pages, removedRows: after.removed - before.removed }
    },
    close: () => pool.end(),
  }
}
