import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { rowsOf } from './client'
import type { Database } from './client'
import { projectFile } from '../shared/project-file'
import { applyMigrations } from './drizzle-session'

export const migrationsFolder = projectFile('platform/database/migrations')

/**
 * Brings the database to the current schema. Call it under `exclusively`, so that processes that start together take
 * turns.
 */
export async function migrate(database: Database): Promise<void> {
  const config = { migrationsFolder }
  const migrations = readMigrationFiles(config)
  await refuseForeignDatabase(
    database,
    migrations.map(({ hash }) => hash),
  )
  await applyMigrations(database, migrations, config)
}

/**
 * Refuses a database to which a version with other migrations has applied them, because its tables conflict with ours.
 */
async function refuseForeignDatabase(database: Database, knownMigrations: readonly string[]): Promise<void> {
  const [journal] = await rowsOf<{ is_migrated: boolean }>(
    database,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is_migrated`,
  )
  if (journal?.is_migrated !== true) return
  const appliedMigrations = await rowsOf<{ hash: string }>(database, sql`select hash from drizzle.__drizzle_migrations`)
  if (appliedMigrations.every(({ hash }) => knownMigrations.includes(hash))) return
  throw new Error(
    'This database was made by a version whose tables this one cannot take over: before the first release, versions have no upgrade.\n' +
      'Remove the directory that DATA_DIR names (.data by default), or empty the database that DATABASE_URL names, and start again; or go on with the version that made it.',
  )
}
