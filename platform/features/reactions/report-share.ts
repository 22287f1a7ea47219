import type { Database } from '../../database/client'
import { take } from '../../limits/allowance'
import type { Allowance } from '../../limits/allowance'
import { insertShare } from './reactions.queries'

/** For a member or an address. */
const allowance: Allowance = { most: 60, window: 3_600_000 }

export interface Sharer {
  /** Null for a guest. */
  readonly userId: string | null
  /** The key under which it is counted. */
  readonly key: string
}

/** Counts a share, and returns how often the content was shared. */
export async function reportShare(
  database: Database,
  { userId, key }: Sharer,
  { id, type, url }: { readonly id: string; readonly type: number; readonly url: string },
  now: Date,
): Promise<number> {
  await take(database, `share:${key}`, allowance, now)
  return await insertShare(database, id, userId, type, url)
}
