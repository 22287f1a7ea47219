import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rowsOf } from './client'
import type { Database } from './client'
import { projectFile } from '../shared/project-file'
import { applyMigrations } from './drizzle-session'
import { readSetting } from './settings'
import { UnfitDatabase } from './unfit-database'

export const migrationsFolder = projectFile('platform/database/migrations')

/** How many migrations the database has that this version does not know. */
export interface Migrated {
  readonly newer: number
}

/**
 * Brings the database to the current schema. Call it under `exclusively`, so that processes that start together take
 * turns. A database that a newer version migrated is left as it is where these migrations only added, so that an office
 * can go back, and so that an old process can start again while a new version replaces it.
 */
export async function migrate(database: Database, folder = migrationsFolder): Promise<Migrated> {
  const config = { migrationsFolder: folder }
  const migrations = readMigrationFiles(config)
  const ours = migrations.map(({ hash }) => hash)
  const applied = await readApplied(database)
  const newer = applied.filter((hash) => !ours.includes(hash))
  if (newer.length === 0) {
    await applyMigrations(database, migrations, config)
    await noteAdditive(database, await readAdditive(folder, migrations))
    return { newer: 0 }
  }
  const additive = await readNoted(database)
  const isMissing = ours.some((hash) => !applied.includes(hash))
  if (isMissing || newer.some((hash) => !additive.includes(hash))) throw await explainRefusal(database, isMissing)
  return { newer: newer.length }
}

/** The migrations that the database has, by their hashes. */
async function readApplied(database: Database): Promise<readonly string[]> {
  if (!(await hasTable(database, 'drizzle.__drizzle_migrations'))) return []
  const rows = await rowsOf<{ hash: string }>(database, sql`select hash from drizzle.__drizzle_migrations`)
  return rows.map(({ hash }) => hash)
}

/**
 * The migrations that only add (`additive.json`, which `npm run migration` writes), by their hashes. Each version writes
 * its own into the database, since an older one cannot know them.
 */
async function readAdditive(folder: string, migrations: readonly { readonly hash: string }[]): Promise<string[]> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(folder, file), 'utf8'))
  const { entries } = (await read('meta/_journal.json')) as { readonly entries: readonly { readonly tag: string }[] }
  const tags = (await read('additive.json')) as readonly string[]
  return entries.flatMap(({ tag }, index) => (tags.includes(tag) ? (migrations[index]?.hash ?? []) : []))
}

async function noteAdditive(database: Database, hashes: readonly string[]): Promise<void> {
  await database.execute(sql`create table if not exists drizzle.additive_migrations (hash text primary key)`)
  await database.execute(sql`
    insert into drizzle.additive_migrations (hash)
      select value from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) on conflict do nothing`)
}

async function readNoted(database: Database): Promise<readonly string[]> {
  if (!(await hasTable(database, 'drizzle.additive_migrations'))) return []
  const rows = await rowsOf<{ hash: string }>(database, sql`select hash from drizzle.additive_migrations`)
  return rows.map(({ hash }) => hash)
}

/** Says what to do with a database whose tables this version cannot live with. Only a demo is made anew. */
async function explainRefusal(database: Database, isMissing: boolean): Promise<UnfitDatabase> {
  const what = isMissing
    ? 'This database was migrated by a version that lacks tables of this one.'
    : 'This database was migrated by a newer version, which took away or changed what this one uses.'
  return new UnfitDatabase(
    (await hasTable(database, 'settings')) && (await readSetting(database, 'purpose')) === 'demo'
      ? `${what}\nIt holds a demo: remove the directory that DATA_DIR names (.data by default), or empty the database that DATABASE_URL names, and start again; or go on with the version that made it.`
      : `${what} Nothing was changed now, and nothing is lost.\nGo on with the version that migrated it, or restore the backup from before (docs/deploying.md).`,
  )
}

async function hasTable(database: Database, name: string): Promise<boolean> {
  const rows = await rowsOf<{ there: boolean }>(database, sql`select to_regclass(${name}) is not null as there`)
  return rows[0]?.there === true
}
