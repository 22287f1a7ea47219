import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { joinActivity as endpoint } from '../../../../contract/activities'
import { errorCodes } from '../../../../contract/envelope'
import { isEnrolmentOver } from '../../../../src/domain/civic/activities/attendance'
import type { Database } from '../../../kernel/database/client'
import { Refusal } from '../../../kernel/http/refusal'
import { randomId } from '../../../kernel/shared/random'
import { carryOut } from '../../../kernel/cases/carry-out'
import { requireAndLockVolunteer } from '../volunteer-status/require-volunteer'
import { activityMembers } from './activities.schema'
import { activityCase } from './activity-cases'
import { joinedShift } from './shifts'
import { performDueActsOf } from './move-on'

/**
 * Makes an approved volunteer a member of an activity, and of one of its shifts where it has some. Concurrent calls never
 * fill more places than there are.
 */
export async function joinActivity(
  database: Database,
  userId: string,
  { id, shift_id: shiftId }: z.output<typeof endpoint.body>,
  now: Date,
): Promise<void> {
  await database.transaction(async (volunteering) => {
    await requireAndLockVolunteer(volunteering, userId)
    await performDueActsOf(volunteering, id, now)
    await carryOut(volunteering, activityCase, {
      id,
      act: 'join',
      role: 'volunteer',
      actorId: userId,
      at: now,
      also: async (transaction, activity) => {
        if (isEnrolmentOver(activity.enrolsUntil?.getTime() ?? null, now.getTime()))
          throw new Refusal(errorCodes.stateRefuses, null, { state: 'enrolment-over' })
        const ownShift = await joinedShift(transaction, activity, shiftId)
        const joinedColumns = { state: 'joined', shiftId: ownShift, joinedAt: now, updatedAt: now } as const
        const [membership] = await transaction
          .insert(activityMembers)
          .values({ id: randomId('member'), activityId: id, userId, ...joinedColumns })
          .onConflictDoUpdate({
            target: [activityMembers.activityId, activityMembers.userId],
            set: joinedColumns,
            setWhere: eq(activityMembers.state, 'left'),
          })
          .returning({ id: activityMembers.id })
        if (membership === undefined) throw new Refusal(errorCodes.stateRefuses, null, { state: 'joined-by-me' })
      },
    })
  })
}

/**
 * Makes a member leave an activity before it begins. The activity is locked before the member's row, as in joining, so
 * that leaving and joining never deadlock.
 */
export async function leaveActivity(database: Database, userId: string, id: string, now: Date): Promise<void> {
  await carryOut(database, activityCase, {
    id,
    act: 'leave',
    role: 'member',
    actorId: userId,
    at: now,
    also: async (transaction) => {
      const [leftMembership] = await transaction
        .update(activityMembers)
        .set({ state: 'left', updatedAt: now })
        .where(
          and(
            eq(activityMembers.activityId, id),
            eq(activityMembers.userId, userId),
            eq(activityMembers.state, 'joined'),
          ),
        )
        .returning({ id: activityMembers.id })
      if (leftMembership === undefined) throw new Refusal(errorCodes.stateRefuses, null, { state: 'not-joined' })
    },
  })
}
