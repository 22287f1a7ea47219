import { eq } from 'drizzle-orm'
import type { Database } from './client'
import { settings } from './schema/settings'
import { queriesOf } from './queries'
import { build } from './statement'

export async function readSetting(database: Database, name: string): Promise<string | null> {
  const row = await queriesOf(database).readOne(build.select().from(settings).where(eq(settings.name, name)))
  return row?.value ?? null
}

/** Stores the value in the place of the one that is stored. */
export async function storeSetting(database: Database, name: string, value: string): Promise<void> {
  await database.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } })
}

/** Stores the value unless one is stored already, and returns the stored one. */
export async function getOrCreateSetting(database: Database, name: string, value: string): Promise<string> {
  await database.insert(settings).values({ name, value }).onConflictDoNothing()
  return (await readSetting(database, name)) ?? value
}
