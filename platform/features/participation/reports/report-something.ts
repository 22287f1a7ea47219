import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { reportSomething as endpoint } from '../../../../contract/reports'
import { errorCodes } from '../../../../contract/envelope'
import { checkReport } from '../../../../src/domain/participation/reports/report'
import type { Transaction } from '../../../kernel/database/client'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { formLimit } from '../../../kernel/limits/form-limit'
import { findReported, type ReportableKind } from '../../../kernel/moderation/reportable-kind'
import type { Vault } from '../../../kernel/shared/vault'
import { reportedThings, reports } from './reports.schema'

/** The most reports of one member per day. */
export const reportLimit = formLimit('report', { most: 20, window: 86_400_000 })

/**
 * Reports a thing to the office. What the office has judged is judged again only when it has changed since, so that
 * nobody can keep the office busy with it, and whoever writes the same sort of thing anew is seen. A second report of a
 * member about the same thing changes nothing while the first one waits.
 */
export async function reportSomething(
  { transaction, vault }: { readonly transaction: Transaction; readonly vault: Vault },
  kinds: readonly ReportableKind[],
  userId: string,
  { kind, id, ...form }: z.output<typeof endpoint.body>,
  at: Date,
): Promise<void> {
  const report = checkReport(form)
  if (!report.ok) throw invalid(report.reason)
  const reportable = kinds.find((each) => each.kind === kind)
  const found = await findReported(kinds, transaction, { kind, id })
  if (found === null || (await reportable?.isSeenBy?.(transaction, id, userId, at)) === false)
    throw new Refusal(errorCodes.gone)
  if (found.authorId === userId) throw new Refusal(errorCodes.stateRefuses, null, { state: 'own' })
  await reportLimit.consume(transaction, userId, at)
  const mark = vault.mark(`reported ${kind}`, found.text)
  const thing = { kind, thingId: id, userId: found.authorId, mark }
  // The row is locked by the upsert, so that an office that judges it meanwhile sees this report or leaves it open.
  // What was taken away and is there again was put back, so it is judged anew, too. What a circle kept goes to the office.
  const mustJudge = sql`(${reportedThings.state} <> 'open' and (${reportedThings.mark} <> excluded.mark or ${reportedThings.state} in ('removed', 'gone') or ${reportedThings.isKeptByCircle}))`
  const [judged] = await transaction
    .insert(reportedThings)
    .values({ ...thing, reports: 0, state: 'open', openedAt: at })
    .onConflictDoUpdate({
      target: [reportedThings.kind, reportedThings.thingId],
      set: {
        userId: found.authorId,
        mark,
        state: sql`case when ${mustJudge} then 'open' else ${reportedThings.state} end`,
        openedAt: sql`case when ${mustJudge} then excluded.opened_at else ${reportedThings.openedAt} end`,
      },
    })
    .returning({ state: reportedThings.state, reports: reportedThings.reports })
  const state = judged?.state ?? 'open'
  const added = await transaction
    .insert(reports)
    .values({ userId, kind, thingId: id, ...report.value, createdAt: at, outcome: state === 'open' ? null : state })
    .onConflictDoUpdate({
      target: [reports.userId, reports.kind, reports.thingId],
      set: { ...report.value, outcome: null },
      setWhere: sql`${reports.outcome} is not null and ${state === 'open'}::boolean`,
    })
    .returning({ kind: reports.kind })
  if (added.length === 0) return
  await transaction
    .update(reportedThings)
    .set({
      reports: sql`(select count(*) from ${reports} where ${reports.kind} = ${kind} and ${reports.thingId} = ${id})`,
    })
    .where(sql`${reportedThings.kind} = ${kind} and ${reportedThings.thingId} = ${id}`)
  if (judged?.reports === 0) await reportable?.onReported?.(transaction, id, at)
}
