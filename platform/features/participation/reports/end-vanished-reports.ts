import { and, asc, eq, gt, or } from 'drizzle-orm'
import { subjectKey, type ReportSubject } from '../../../../src/domain/participation/reports/report-subject'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { ReportableKind } from '../../../kernel/moderation/reportable-kind'
import { findAllReported } from './find-all-reported'
import { reportedThings } from './reports.schema'
import { settleReports } from './settle-reports'

/** How many things one statement reads. */
const atOnce = 200

/**
 * Settles the reports of what is no longer there: its author deleted it, its circle removed it, another desk of the
 * office took it away. Safe to run in several processes at once.
 */
export async function endVanishedReports(
  database: Database,
  kinds: readonly ReportableKind[],
  at: Date,
): Promise<void> {
  const { kind, thingId, state } = reportedThings
  let after: ReportSubject | null = null
  for (;;) {
    const isAfter =
      after === null ? undefined : or(gt(kind, after.kind), and(eq(kind, after.kind), gt(thingId, after.id)))
    const things: readonly ReportSubject[] = await queriesOf(database).read(
      build
        .select({ kind, id: thingId })
        .from(reportedThings)
        .where(and(eq(state, 'open'), isAfter))
        .orderBy(asc(kind), asc(thingId))
        .limit(atOnce),
    )
    const found = await findAllReported(kinds, database, things)
    for (const thing of things.filter((each) => !found.has(subjectKey(each))))
      await database.transaction((transaction) =>
        settleReports(transaction, thing, { judgement: 'gone', by: 'office', at }),
      )
    after = things.at(-1) ?? null
    if (things.length < atOnce) return
  }
}
