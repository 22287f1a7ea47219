import { and, eq, gt, inArray } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { checkInWindow } from '../../../../src/domain/civic/activities/attendance'
import type { TimeSpan } from '../../../../src/domain/civic/activities/time-spans'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { randomId } from '../../../kernel/shared/random'
import { codeScans } from '../practice-codes/practice-codes.schema'
import { teamMembers } from '../teams/teams.schema'
import { requireAndLockVolunteer } from '../volunteer-status/require-volunteer'
import { activityMembers, serviceTimes } from './activities.schema'
import { lockLedActivity, requireSpan } from './decide-service'
import { lockPeople } from './service-locks'
import { beginService, endService } from './service-times'
import { attendancePath } from './scanned-volunteer'

export interface AddedAttendance {
  readonly activityId: string
  readonly userId: string
  /** When the person was there, if the activity is over. Null while it runs, because their time then begins now. */
  readonly span: TimeSpan | null
}

const day = 86_400_000

/**
 * Adds a person who, as the leader states, is or was there. The person is a member who has not checked in, or somebody
 * who came without joining and then uses none of the places. The period counts at once, on the leader's word.
 */
export async function addAttendance(
  database: Database,
  actorId: string,
  { activityId, userId, span }: AddedAttendance,
  at: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await requireAndLockVolunteer(transaction, userId)
    const activity = await lockLedActivity(transaction, actorId, activityId, at)
    if (userId === actorId) throw refusalFor('own')
    if (activity.state === 'cancelled') throw refusalFor('cancelled')
    const times = { startsAt: activity.startsAt.getTime(), endsAt: activity.endsAt.getTime() }
    const window = checkInWindow('check-in', times)
    if (at.getTime() < window.from) throw refusalFor('too-early')
    if (span !== null || at.getTime() > window.until) requireSpan(span, times, at.getTime())
    await requireKnown(transaction, { actorId, userId, activityId, teamId: activity.teamId }, at)
    await lockPeople(transaction, [userId])
    const from = span === null ? at : new Date(span.from)
    const checkedInColumns = { state: 'checked-in', checkedInAt: from, updatedAt: at } as const
    const [member] = await transaction
      .insert(activityMembers)
      .values({ id: randomId('member'), activityId, userId, joinedAt: at, isWalkIn: true, ...checkedInColumns })
      .onConflictDoUpdate({
        target: [activityMembers.activityId, activityMembers.userId],
        set: checkedInColumns,
        setWhere: inArray(activityMembers.state, ['joined', 'left']),
      })
      .returning()
    if (member === undefined) throw refusalFor('checked-in')
    const actor = { role: 'leader', actorId, at } as const
    await beginService(transaction, { activity, userId, from, doubt: null }, actor)
    if (span === null) return
    const time = await queriesOf(transaction).readOne(
      build
        .select()
        .from(serviceTimes)
        .where(and(eq(serviceTimes.activityId, activityId), eq(serviceTimes.userId, userId))),
    )
    const until = new Date(span.until)
    // Their period may have ended already, when they went on to another activity.
    if (time?.state === 'open') await endService(transaction, activity, time, { until, doubt: null }, actor)
    await transaction
      .update(activityMembers)
      .set({ state: 'checked-out', checkedOutAt: until })
      .where(eq(activityMembers.id, member.id))
  })
}

/**
 * Requires that the leader knows the person: the person joined the activity, belongs to the team, or showed the leader
 * their code within the last day.
 */
async function requireKnown(
  database: Database,
  {
    actorId,
    userId,
    activityId,
    teamId,
  }: { actorId: string; userId: string; activityId: string; teamId: string | null },
  at: Date,
): Promise<void> {
  const membership = await queriesOf(database).readOne(
    build
      .select({ id: activityMembers.id })
      .from(activityMembers)
      .where(and(eq(activityMembers.activityId, activityId), eq(activityMembers.userId, userId))),
  )
  const member = await queriesOf(database).readOne(
    build
      .select({ id: teamMembers.id })
      .from(teamMembers)
      .where(
        and(eq(teamMembers.teamId, teamId ?? ''), eq(teamMembers.userId, userId), eq(teamMembers.state, 'member')),
      ),
  )
  const shownCode = await queriesOf(database).readOne(
    build
      .select({ nonce: codeScans.nonce })
      .from(codeScans)
      .where(
        and(
          eq(codeScans.scannerId, actorId),
          eq(codeScans.path, attendancePath(activityId, userId)),
          gt(codeScans.at, new Date(at.getTime() - day)),
        ),
      )
      .limit(1),
  )
  if (membership === null && member === null && shownCode === null) throw refusalFor('not-known')
}

const refusalFor = (state: string) => new Refusal(errorCodes.stateRefuses, null, { state })
