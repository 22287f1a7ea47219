import type { Database } from '../../../kernel/database/client'
import { removeOlder } from '../../../kernel/database/remove-old'
import { playPositions, visits } from './account.schema'
import { endReadDays } from './count-reader'

/** Milliseconds for which it is known what a member opened, and how far they played it: a year and a day. */
const keptHistory = 366 * 86_400_000

/** Removes what members opened and played over a year ago, and ends the days of the readers' sums. */
export async function cleanUpAccount(database: Database, at: Date): Promise<void> {
  const longAgo = new Date(at.getTime() - keptHistory)
  await removeOlder(database, visits.visitedAt, longAgo)
  await removeOlder(database, playPositions.updatedAt, longAgo)
  await endReadDays(database, at)
}
