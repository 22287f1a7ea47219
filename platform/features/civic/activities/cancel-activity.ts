import { and, eq, gt } from 'drizzle-orm'
import type { ActivityAct } from '../../../../src/domain/civic/activities/activity-lifecycle'
import { carryOut } from '../../../kernel/cases/carry-out'
import { caseSteps } from '../../../kernel/cases/cases.schema'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import type { Localised } from '../../../kernel/database/schema/localised'
import { build } from '../../../kernel/database/statement'
import { countActivity } from '../rankings/project-sums'
import { activities } from './activities.schema'
import { activityCase } from './activity-cases'
import { endAllServices } from './service-times'

/** The office calls an activity off, with a reason that everybody can read; the time served until then counts. */
export async function cancelActivity(database: Database, id: string, reason: Localised, at: Date): Promise<void> {
  await carryOut(database, activityCase, {
    id,
    act: 'cancel',
    role: 'operator',
    actorId: null,
    at,
    text: reason,
    set: { cancelReason: reason, changedAt: null },
    also: async (transaction, activity) => {
      // An activity that was never approved becomes public when it is cancelled, so it is counted now.
      if (!(await wasApproved(transaction, id))) await countActivity(transaction, activity.projectId)
      await endNow(transaction, activity, at)
    },
  })
}

/**
 * Ends an activity that the office stops: one that has begun ends now, as do its open periods of service, which count
 * until now.
 */
export async function endNow(
  transaction: Transaction,
  activity: typeof activities.$inferSelect,
  at: Date,
): Promise<void> {
  if (activity.startsAt <= at)
    await transaction
      .update(activities)
      .set({ endsAt: at })
      .where(and(eq(activities.id, activity.id), gt(activities.endsAt, at)))
  await endAllServices(transaction, activity, { role: 'operator', actorId: null, at })
}

async function wasApproved(database: Database, id: string): Promise<boolean> {
  const approval = and(
    eq(caseSteps.kind, activityCase.name),
    eq(caseSteps.caseId, id),
    eq(caseSteps.act, 'approve' satisfies ActivityAct),
  )
  const approvalStep = await queriesOf(database).readOne(
    build.select({ id: caseSteps.id }).from(caseSteps).where(approval).limit(1),
  )
  return approvalStep !== null
}
