import { sql } from 'drizzle-orm'
import { rowsOf } from './client'
import type { Database } from './client'

/** The oldest major version that the statements are written for and tested with. */
export const oldestPostgres = 15

/** Refuses a server that is too old, before anything is written to it. */
export async function requirePostgresVersion(database: Database): Promise<void> {
  const [row] = await rowsOf<{ version: string }>(
    database,
    sql`select current_setting('server_version_num') as version`,
  )
  const major = Math.floor(Number(row?.version) / 10_000)
  if (major >= oldestPostgres) return
  throw new Error(
    `DATABASE_URL leads to a PostgreSQL ${major}, and the platform needs ${oldestPostgres} or newer.\nUpgrade that server, or name another one.`,
  )
}
