import type { Database } from './client'
import { getOrCreateSetting } from './settings'
import { UnfitDatabase } from './unfit-database'

/** What a database is for: a demo, whose accounts everybody knows, or a city of its own with real users. */
type Purpose = 'demo' | 'own'

/**
 * Decides at the first start what the database is for, and refuses any other use later, because a demo's accounts with
 * their public passwords must never be in one database with real users' data.
 */
export async function ensurePurpose(database: Database, expected: Purpose): Promise<void> {
  const purpose = await getOrCreateSetting(database, 'purpose', expected)
  if (purpose === expected) return
  throw new UnfitDatabase(
    expected === 'own'
      ? 'This database holds the demo city, whose accounts and passwords everybody knows.\nStart with DEMO=1 to go on with the demo, or with another DATA_DIR or DATABASE_URL for a city of your own.'
      : 'This database is in use without the demo city, whose accounts and passwords everybody knows: it must not come in.\nStart with DEMO=0 to go on with this database, or with another DATA_DIR or DATABASE_URL for the demo.',
  )
}
