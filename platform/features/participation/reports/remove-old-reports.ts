import { and, lt, ne } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { reportedThings } from './reports.schema'

/** Milliseconds for which a judged thing is kept with its text and its reports: a year and a day. */
const keptFor = 366 * 86_400_000

/**
 * Removes things that were judged over a year ago, with their reports. After that, those that still exist are shown
 * again to the members who reported them.
 */
export async function removeOldReports(database: Database, at: Date): Promise<void> {
  const longAgo = new Date(at.getTime() - keptFor)
  await database
    .delete(reportedThings)
    .where(and(ne(reportedThings.state, 'open'), lt(reportedThings.judgedAt, longAgo)))
}
