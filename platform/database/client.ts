import { PGlite } from '@electric-sql/pglite'
import type { SQL } from 'drizzle-orm'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Pool } from 'pg'
import { lockDirectory } from './directory-lock'

/** A database or a transaction of it: queries are the same over PGlite and PostgreSQL, and inside a transaction. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface DatabaseConnection {
  readonly kind: 'pglite' | 'postgres'
  readonly database: Database
  /** Runs while no other process of the same database runs this. */
  exclusively<Value>(work: () => Promise<Value>): Promise<Value>
  close(): Promise<void>
}

/** Any number that only this product takes an advisory lock on. */
const advisoryLock = 7_164_915

export async function openPglite(directory: string | null, snapshot?: Blob): Promise<DatabaseConnection> {
  let unlock = async (): Promise<void> => {}
  if (directory !== null) {
    await mkdir(dirname(directory), { recursive: true })
    unlock = await lockDirectory(directory)
  }
  try {
    const client = await PGlite.create({ ...(directory === null ? {} : { dataDir: directory }), ...(snapshot ? { loadDataDir: snapshot } : {}) })
    // Statements are kept with their plans, and one plan for all values is enough: pages stand in the statement, walks in the index.
    await client.exec('set plan_cache_mode = force_generic_plan')
    return {
      kind: 'pglite',
      database: overPglite({ client }) as unknown as Database,
      exclusively: (work) => work(),
      close: async () => {
        await client.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

export function openPostgres(url: string): DatabaseConnection {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // A server that goes away ends idle connections; the pool opens new ones, and /ready tells meanwhile.
  pool.on('error', () => {})
  return {
    kind: 'postgres',
    database: overPostgres({ client: pool }),
    exclusively: async (work) => {
      const holder = await pool.connect()
      try {
        await holder.query('set lock_timeout = 0; set statement_timeout = 0')
        await holder.query('select pg_advisory_lock($1)', [advisoryLock])
        return await work()
      } finally {
        // Ending the connection frees the lock whatever happened on it.
        holder.release(true)
      }
    },
    close: () => pool.end(),
  }
}

/** Rows of a hand-written statement; times come as text. */
export async function rowsOf<Row>(database: Database, statement: SQL): Promise<Row[]> {
  const result = (await database.execute(statement)) as { rows: Row[] }
  return result.rows
}
