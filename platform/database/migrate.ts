import { readMigrationFiles } from 'drizzle-orm/migrator'
import { fileURLToPath } from 'node:url'
import type { Database } from './client'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

interface Migrator {
  readonly dialect: { migrate(migrations: unknown, session: unknown, config: unknown): Promise<void> }
  readonly session: unknown
}

/** Brings the database to the present schema. Call it under `exclusively`, so that processes that start together take turns. */
export async function migrate(database: Database): Promise<void> {
  const config = { migrationsFolder }
  // Both drivers' own migrators are these two lines; this one serves either.
  const { dialect, session } = database as unknown as Migrator
  await dialect.migrate(readMigrationFiles(config), session, config)
}
