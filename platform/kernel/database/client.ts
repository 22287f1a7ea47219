import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import type { SQL, WithSubquery } from 'drizzle-orm'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import { AsyncResource } from 'node:async_hooks'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { lockDirectory } from './directory-lock'
import { NoticeListener } from './notice-listener'
import { refuseInsideTransaction, withMarkedTransactions } from './one-transaction'
import { postgresLimits, SteadyPool } from './steady-pool'
import type { PostgresLimits } from './steady-pool'
import { watchQueries, type StatementWatch } from './watched-statements'

type OfDrizzle = PgDatabase<PgQueryResultHKT>
/** The methods that read without `queriesOf`. */
type OwnReads = 'select' | 'selectDistinct' | 'selectDistinctOn' | '$count' | 'query'

/**
 * A database or one of its transactions. Statements are written the same way for PGlite and PostgreSQL, inside and
 * outside a transaction. It has no `select`: there is one way to read, `queriesOf`.
 */
export type Database = Omit<OfDrizzle, OwnReads | 'transaction' | 'with'> & {
  /** The driver's own client; a transaction has none. */
  readonly $client?: unknown
  transaction<Value>(work: (transaction: Transaction) => Promise<Value>, config?: PgTransactionConfig): Promise<Value>
  with(...ctes: WithSubquery[]): Omit<ReturnType<OfDrizzle['with']>, OwnReads>
}

declare const isTransaction: unique symbol

/**
 * A transaction. A function that writes two things demands this type, so that a bare `Database` cannot be passed to it.
 */
export type Transaction = Database & { readonly [isTransaction]: true }

export interface DatabaseConnection {
  readonly kind: 'pglite' | 'postgres'
  readonly database: Database
  /** How many connections are open and idle, and how many statements wait for one; absent without connections. */
  readonly load?: () => { readonly open: number; readonly idle: number; readonly waiting: number }
  /** Tells of every statement from now on, but for those of `exclusively`. */
  watchStatements(watch: StatementWatch): void
  /**
   * Runs the work while no other process is inside `exclusively` on the same database. The work's statements use the
   * database passed to it, and have no time limit.
   */
  exclusively<Value>(work: (database: Database) => Promise<Value>): Promise<Value>
  /**
   * Calls back for every notification (NOTIFY) of a channel, until the returned function is called. `onAgain` is called
   * after a lost connection is back, since notifications may have been missed meanwhile.
   */
  listen(channel: string, onNotice: (payload: string) => void, onAgain: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** The key of the advisory lock: any number that only this product uses. */
const advisoryLock = 7_164_915

/** @param from the files that it begins with, as a tar or as a file system of their own */
export async function openPglite(
  directory: string | null,
  from: Pick<PGliteOptions, 'loadDataDir' | 'fs'> = {},
): Promise<DatabaseConnection> {
  let unlock = (): void => {}
  if (directory !== null) {
    await mkdir(dirname(directory), { recursive: true, mode: 0o700 })
    unlock = await lockDirectory(directory)
  }
  try {
    const client = await PGlite.create({ ...(directory === null ? {} : { dataDir: directory }), ...from })
    // Prepared statements get generic plans. One plan fits all values, because limits are literals and every read
    // follows an index.
    await client.exec('set plan_cache_mode = force_generic_plan')
    const runAlone = client._runExclusiveTransaction.bind(client)
    client._runExclusiveTransaction = async (work) => {
      refuseInsideTransaction(client)
      return await runAlone(work)
    }
    const database = overPglite({ client }) as unknown as Database
    return {
      kind: 'pglite',
      database: withMarkedTransactions(database, client),
      watchStatements: (watch) => {
        watchQueries(client, watch)
        const transaction = client.transaction.bind(client)
        client.transaction = (work) =>
          transaction((inside) => {
            watchQueries(inside, watch)
            return work(inside)
          })
      },
      exclusively: (work) => work(database),
      // PGlite calls back in the async context of the transaction that sent the notification. The callback is bound to
      // the listener's own context, so that its statements do not count as statements inside that transaction.
      listen: (channel, onNotice) => client.listen(channel, AsyncResource.bind(onNotice)),
      close: async () => {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

export function openPostgres(connectionString: string, limits: PostgresLimits = postgresLimits): DatabaseConnection {
  const pool = new SteadyPool(connectionString, limits)
  return {
    kind: 'postgres',
    database: withMarkedTransactions(overPostgres({ client: pool }) as unknown as Database, pool),
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    watchStatements: (watch) => {
      const watched = new WeakSet()
      // A connection may be open already, and is watched once it is taken from the pool.
      pool.on('acquire', (client) => {
        if (!watched.has(client)) watchQueries(client, watch)
        watched.add(client)
      })
    },
    exclusively: async (work) => {
      // No time limits: migrations and seeding take as long as they take.
      const unlimited = new SteadyPool(connectionString, { connect: limits.connect, answer: 0 })
      try {
        const holder = await unlimited.connect()
        await holder.query('select pg_advisory_lock($1)', [advisoryLock])
        try {
          return await work(
            withMarkedTransactions(overPostgres({ client: unlimited }) as unknown as Database, unlimited),
          )
        } finally {
          // Ending the connection releases the lock, whatever happened on it.
          holder.release(true)
        }
      } finally {
        await unlimited.end()
      }
    },
    listen: async (channel, onNotice, onAgain) => {
      const listener = new NoticeListener({ connectionString, channel, connect: limits.connect }, onNotice, onAgain)
      await listener.start()
      return () => listener.end()
    },
    close: () => pool.end(),
  }
}

/** Rows of a hand-written statement; times come as text. */
export async function rowsOf<Row>(database: Database, statement: SQL): Promise<Row[]> {
  const result = (await database.execute(statement)) as { rows: Row[] }
  return result.rows
}
