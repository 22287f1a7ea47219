import type { Database } from '../../../kernel/database/client'
import { carryOut } from '../../../kernel/cases/carry-out'
import { activityCase } from '../activities/activity-cases'
import { requireLeader } from '../teams/require-leader'
import { requireLedPlan } from './read-plan'

/** The leader withdraws a plan that the office has not approved; nobody sees it any more. */
export async function withdrawActivityPlan(database: Database, leaderId: string, id: string, now: Date): Promise<void> {
  const { team } = await requireLedPlan(database, leaderId, id)
  await carryOut(database, activityCase, {
    id,
    act: 'withdraw',
    role: 'leader',
    actorId: leaderId,
    at: now,
    also: (transaction) => requireLeader(transaction, team.id, leaderId),
  })
}
