import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe } from 'vitest'
import { rowsOf } from '../../platform/database/client'
import type { DatabaseConnection } from '../../platform/database/client'
import { freshPglite } from './pglite-template'
import { findPostgres, startPostgres } from './postgres-cluster'
import type { PostgresCluster } from './postgres-cluster'

const available = (await findPostgres()) !== null

/**
 * The same tests over the embedded database and over a real PostgreSQL of their own; where its programs are not there,
 * that half is skipped and says so.
 * @param open opens a fresh, empty database
 */
export function describeOnBothDatabases(name: string, tests: (open: () => Promise<DatabaseConnection>) => void): void {
  describe(`${name} (PGlite)`, () => {
    let kept: DatabaseConnection | null = null
    beforeAll(async () => {
      kept = await freshPglite()
    }, 60_000)
    afterAll(() => kept?.close())
    tests(async () => {
      if (kept === null) throw new Error('the database did not start')
      await empty(kept)
      return { ...kept, close: () => Promise.resolve() }
    })
  })
  describe.skipIf(!available)(`${name} (PostgreSQL${available ? '' : ': SKIPPED, initdb was not found'})`, () => {
    let cluster: PostgresCluster | null = null
    beforeAll(async () => {
      cluster = await startPostgres()
    }, 60_000)
    afterAll(() => cluster?.stop())
    tests(async () => {
      if (cluster === null) throw new Error('PostgreSQL did not start')
      return await cluster.connect()
    })
  })
}

/** Starting a database takes a second, emptying one no time. */
async function empty({ database }: DatabaseConnection): Promise<void> {
  const tables = await rowsOf<{ name: string }>(database, sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`)
  await database.execute(sql.raw(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade`))
}
