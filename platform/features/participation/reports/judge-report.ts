import { and, eq, isNull } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import {
  reportableKinds,
  type ReportableKindName,
  type ReportSubject,
} from '../../../../src/domain/participation/reports/report'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { notify } from '../../../kernel/messages/notify'
import { findReported, type ReportableKind } from '../../../kernel/moderation/reportable-kind'
import { reportedNouns, reportMessages } from './report-messages.words'
import { reportedThings, reports } from './reports.schema'

type Judgement = 'removed' | 'kept'

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
  { kind, id }: ReportSubject,
  judgement: Judgement,
  at: Date,
): Promise<void> {
  const isThis = and(eq(reportedThings.kind, kind), eq(reportedThings.thingId, id))
  const [judged] = await transaction
    .update(reportedThings)
    .set({ state: judgement, judgedAt: at })
    .where(and(isThis, eq(reportedThings.state, 'open')))
    .returning({ kind: reportedThings.kind })
  if (judged === undefined) {
    const state = await queriesOf(transaction).readValue(
      build.select({ state: reportedThings.state }).from(reportedThings).where(isThis),
    )
    throw state === null ? new Refusal(errorCodes.gone) : new Refusal(errorCodes.stateRefuses, null, { state })
  }
  const reporters = await transaction
    .update(reports)
    .set({ outcome: judgement })
    .where(and(eq(reports.kind, kind), eq(reports.thingId, id), isNull(reports.outcome)))
    .returning({ userId: reports.userId })
  await tellReporters(
    transaction,
    judgement,
    reporters.map(({ userId }) => userId),
    kind,
    at,
  )
}

async function tellReporters(
  transaction: Transaction,
  judgement: Judgement,
  reporters: readonly string[],
  kind: ReportableKindName,
  at: Date,
): Promise<void> {
  if (reporters.length === 0) return
  const slots = { what: reportedNouns[kind] }
  const news = reporters.map((userId) => ({ userId, words: reportMessages[judgement], slots, path: null }))
  await notify(transaction, { name: `report.${judgement}`, category: 'office' }, news, at)
}
