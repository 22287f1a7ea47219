import { and, lt, ne } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { reportedThings } from './reports.schema'

/** Milliseconds for which a judged thing is kept with its text and its reports: what its author did in the last year. */
const keptFor = 366 * 86_400_000

/**
 * Removes what was judged over a year ago, with its reports. What a member reported is shown to them again only if it
 * is still there by then.
 */
export async function removeOldReports(database: Database, at: Date): Promise<void> {
  const longAgo = new Date(at.getTime() - keptFor)
  await database
    .delete(reportedThings)
    .where(and(ne(reportedThings.state, 'open'), lt(reportedThings.judgedAt, longAgo)))
}
