import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { volunteerLifecycle } from '../../../../src/domain/civic/volunteers/volunteer-lifecycle'
import { leaveActivities } from '../activities/leave-activities'
import { leaveTeams } from '../teams/leave-teams'
import { leaveVolunteers } from './leave-volunteers'
import { volunteers } from './volunteers.schema'

/** Gives back what a member took on, and lets them leave their teams and activities. */
export async function leaveBeforeDeletion(transaction: Transaction, userId: string, at: Date): Promise<void> {
  const state = await queriesOf(transaction).readValue(
    build.select({ state: volunteers.state }).from(volunteers).where(eq(volunteers.id, userId)),
  )
  if (state !== null && volunteerLifecycle.acts.leave.from.some((each) => each === state))
    return await leaveVolunteers(transaction, userId, userId, at)
  await leaveTeams(transaction, userId, at)
  await leaveActivities(transaction, userId, at)
}
