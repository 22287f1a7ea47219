import type { Database } from '../../../kernel/database/client'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import type { Allowance } from '../../../kernel/limits/allowance'
import { earnCredits } from '../credits/earn-credits'
import { insertShare } from './reactions.queries'

/** The most shares that are counted per hour for one member or one address. */
const allowance: Allowance = { most: 60, window: 3_600_000 }

export interface Sharer {
  /** It is null for a guest. */
  readonly userId: string | null
  /** The key under which the limit is counted. */
  readonly key: string
}

/**
 * Counts a share, and in the same transaction adds what a member earns by it. Returns how often the content was shared,
 * and the credits.
 */
export async function reportShare(
  database: Database,
  { userId, key }: Sharer,
  { id, type, url }: { readonly id: string; readonly type: number; readonly url: string },
  now: Date,
): Promise<{ readonly shares: number; readonly credits?: number }> {
  await consumeAllowance(database, `share:${key}`, allowance, now)
  return await database.transaction(async (transaction) => {
    const shares = await insertShare(transaction, id, userId, type, url, now)
    if (userId === null || shares === 0) return { shares }
    return { shares, ...(await earnCredits(transaction, { userId, act: 'share', contentId: id }, now)) }
  })
}
