import { and, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { reportableKinds, type ReportSubject } from '../../../../src/domain/participation/reports/report-subject'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { findReported, type ReportableKind } from '../../../kernel/moderation/reportable-kind'
import { reportedThings } from './reports.schema'
import { settleReports } from './settle-reports'

/** The office takes a reported thing away; its author reads the reason, and those who reported it hear of it. */
export async function removeReported(
  transaction: Transaction,
  kinds: readonly ReportableKind[],
  caseId: string,
  reason: string,
  at: Date,
): Promise<void> {
  const subject = subjectOf(caseId)
  await judge(transaction, subject, 'removed', at)
  // Its author may have deleted it meanwhile.
  if ((await findReported(kinds, transaction, subject)) !== null)
    await kinds.find(({ kind }) => kind === subject.kind)?.remove(transaction, subject.id, reason, at)
}

/** The office keeps a reported thing; those who reported it hear of it. */
export async function keepReported(transaction: Transaction, caseId: string, at: Date): Promise<void> {
  await judge(transaction, subjectOf(caseId), 'kept', at)
}

/** Reads `<kind>:<id>`, by which the desk names a thing. */
function subjectOf(caseId: string): ReportSubject {
  const separator = caseId.indexOf(':')
  const kind = reportableKinds.find((each) => each === caseId.slice(0, separator))
  if (kind === undefined) throw new Refusal(errorCodes.gone)
  return { kind, id: caseId.slice(separator + 1) }
}

async function judge(
  transaction: Transaction,
  subject: ReportSubject,
  judgement: 'removed' | 'kept',
  at: Date,
): Promise<void> {
  if (await settleReports(transaction, subject, { judgement, by: 'office', at })) return
  const state = await queriesOf(transaction).readValue(
    build
      .select({ state: reportedThings.state })
      .from(reportedThings)
      .where(and(eq(reportedThings.kind, subject.kind), eq(reportedThings.thingId, subject.id))),
  )
  throw state === null ? new Refusal(errorCodes.gone) : new Refusal(errorCodes.stateRefuses, null, { state })
}
