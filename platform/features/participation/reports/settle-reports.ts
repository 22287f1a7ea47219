import { and, eq, isNull } from 'drizzle-orm'
import { subjectKey, type ReportSubject } from '../../../../src/domain/participation/reports/report-subject'
import type { Transaction } from '../../../kernel/database/client'
import { notify } from '../../../kernel/messages/notify'
import { reportedNouns, reportMessages } from './report-messages.words'
import { reportedThings, reports } from './reports.schema'

export interface Settlement {
  /** `gone`: it is no longer there, and nobody judged it. */
  readonly judgement: 'removed' | 'kept' | 'gone'
  /** The side that decided: the office or the clock, or those who lead the circle in which it stands. */
  readonly by: 'office' | 'circle'
  readonly at: Date
}

/**
 * Settles what was reported, and tells those who reported it what became of it, whoever decided. Returns whether
 * anything waited.
 */
export async function settleReports(
  transaction: Transaction,
  { kind, id }: ReportSubject,
  { judgement, by, at }: Settlement,
): Promise<boolean> {
  const [settled] = await transaction
    .update(reportedThings)
    .set({ state: judgement, judgedAt: at, isKeptByCircle: by === 'circle' && judgement === 'kept' })
    .where(and(eq(reportedThings.kind, kind), eq(reportedThings.thingId, id), eq(reportedThings.state, 'open')))
    .returning({ kind: reportedThings.kind })
  if (settled === undefined) return false
  const reporters = await transaction
    .update(reports)
    .set({ outcome: judgement })
    .where(and(eq(reports.kind, kind), eq(reports.thingId, id), isNull(reports.outcome)))
    .returning({ userId: reports.userId })
  if (reporters.length === 0) return true
  const isCircles = by === 'circle' && judgement === 'kept'
  const words = reportMessages[isCircles ? 'keptByCircle' : judgement]
  const slots = { what: reportedNouns[kind] }
  // Who does not agree with a circle may have the office look at it.
  const path = isCircles && kind === 'circle-post' ? `/post-report/${encodeURIComponent(id)}` : null
  const news = reporters.map(({ userId }) => ({ userId, id: subjectKey({ kind, id }), words, slots, path }))
  await notify(transaction, { name: `report.${judgement}`, category: 'office' }, news, at)
  return true
}
