import { afterAll, beforeAll, describe } from 'vitest'
import type { DatabaseConnection } from '../../platform/kernel/database/client'
import { emptyPglite } from './pglite-template'
import { demoPglite } from './platform'
import { findPostgres, startPostgres } from './postgres-cluster'
import type { PostgresCluster } from './postgres-cluster'

const available = (await findPostgres()) !== null

/**
 * Runs the same tests over the embedded database and over a real PostgreSQL. When PostgreSQL is not installed, the
 * tests over it are skipped with a message.
 * @param tests gets a function that opens a fresh, empty database, and one that opens a database for a platform that
 *   seeds the demo city, which has been seeded already where it can be copied
 */
export function describeOnBothDatabases(
  name: string,
  tests: (open: () => Promise<DatabaseConnection>, openForCity: () => Promise<DatabaseConnection>) => void,
): void {
  describe(`${name} (PGlite)`, () => {
    tests(emptyPglite, demoPglite)
  })
  describe.skipIf(!available)(`${name} (PostgreSQL${available ? '' : ': SKIPPED, initdb was not found'})`, () => {
    let cluster: PostgresCluster | null = null
    beforeAll(async () => {
      cluster = await startPostgres()
    })
    afterAll(() => cluster?.stop())
    const open = async () => {
      if (cluster === null) throw new Error('PostgreSQL did not start')
      return await cluster.connect()
    }
    tests(open, open)
  })
}
