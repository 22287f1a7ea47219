import { and, asc, count, eq, gt, inArray } from 'drizzle-orm'
import { comingStates } from '../../../../src/domain/civic/activities/activity-lifecycle'
import { checkInWindow } from '../../../../src/domain/civic/activities/attendance'
import type { ActivityMemberState } from '../../../../src/domain/civic/activities/member-lifecycle'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { unlessRefused } from '../../../kernel/cases/unless-refused'
import { activities, activityMembers } from './activities.schema'
import { leaveActivity } from './take-part'

const inState = (userId: string, state: ActivityMemberState) =>
  and(eq(activityMembers.userId, userId), eq(activityMembers.state, state))
const isToCome = (userId: string, at: Date) =>
  and(inState(userId, 'joined'), inArray(activities.state, [...comingStates]), gt(activities.endsAt, at))

/** Counts the activities that somebody joined and that are not over. */
export async function countJoined(database: Database, userId: string, at: Date): Promise<number> {
  const row = await queriesOf(database).readOne(
    build
      .select({ joined: count() })
      .from(activityMembers)
      .innerJoin(activities, eq(activities.id, activityMembers.activityId))
      .where(isToCome(userId, at)),
  )
  return row?.joined ?? 0
}

/** Activities that somebody checked in to, and can still check out of. */
export async function selectCheckedIn(database: Database, userId: string, at: Date) {
  const rows = await queriesOf(database).read(
    build
      .select({ id: activities.id, title: activities.title, startsAt: activities.startsAt, endsAt: activities.endsAt })
      .from(activityMembers)
      .innerJoin(activities, eq(activities.id, activityMembers.activityId))
      .where(
        and(inState(userId, 'checked-in'), inArray(activities.state, ['running', 'enrolling', 'announced', 'ended'])),
      )
      .orderBy(asc(activities.id)),
  )
  return rows.filter(({ startsAt, endsAt }) => {
    const times = { startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }
    return at.getTime() <= checkInWindow('check-out', times).until
  })
}

/**
 * Makes somebody leave all activities that are not over, and gives back their places, except in activities that have
 * begun.
 */
export async function leaveActivities(transaction: Transaction, userId: string, at: Date): Promise<void> {
  const joinedActivities = await queriesOf(transaction).read(
    build
      .select({ id: activities.id })
      .from(activityMembers)
      .innerJoin(activities, eq(activities.id, activityMembers.activityId))
      .where(isToCome(userId, at))
      .orderBy(asc(activities.id)),
  )
  for (const { id } of joinedActivities) {
    if (await unlessRefused(() => leaveActivity(transaction, userId, id, at))) continue
    await transaction
      .update(activityMembers)
      .set({ state: 'left', updatedAt: at })
      .where(and(eq(activityMembers.activityId, id), inState(userId, 'joined')))
  }
}
