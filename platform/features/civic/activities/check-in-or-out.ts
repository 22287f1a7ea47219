import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { isPublicState } from '../../../../src/domain/civic/activities/activity-lifecycle'
import { claimedTime, checkInProblem } from '../../../../src/domain/civic/activities/attendance'
import type { CheckInAct } from '../../../../src/domain/frame/codes/check-in-act'
import { doubtOf, type CheckInFacts } from '../../../../src/domain/civic/activities/service-lifecycle'
import { metresBetween } from '../../../../src/domain/civic/maps/map-box'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import { carryOut } from '../../../kernel/cases/carry-out'
import { activities, activityMembers, serviceTimes } from './activities.schema'
import { memberCase } from './activity-cases'
import { leadsActivity } from './lead-activity'
import { lockActivity, lockPeople } from './service-locks'
import { beginService, endService, type ActivityRow } from './service-times'

export interface CheckInRequest {
  readonly activityId: string
  readonly act: CheckInAct
  readonly code: string | null
  readonly position: GeoPoint | null
  /** The phone's own time, for a check-in or check-out that waited for a network; null otherwise. */
  readonly at: Date | null
  /** Whether the leader's code, which changes every minute, was scanned. */
  readonly byLeader: boolean
}

/** The most codes that one volunteer may try within ten minutes; the window is in milliseconds. */
const allowance = { most: 10, window: 600_000 }

/**
 * Checks a volunteer in or out. Code and position decide whether the period counts at once, or waits for a decision.
 * The person stays locked until the transaction ends.
 */
export async function checkInOrOut(
  database: Database,
  userId: string,
  checkIn: CheckInRequest,
  now: Date,
): Promise<void> {
  if (checkIn.code !== null) await consumeAllowance(database, `activity-code:${userId}`, allowance, now)
  try {
    await database.transaction((transaction) => checkInAtOnce(transaction, userId, checkIn, now))
  } catch (error) {
    if (!isRepeated(error, checkIn.act)) throw error
  }
}

async function checkInAtOnce(
  transaction: Transaction,
  userId: string,
  checkIn: CheckInRequest,
  now: Date,
): Promise<void> {
  const { activityId, act, code, position, byLeader } = checkIn
  const activity = await lockActivity(transaction, activityId)
  if (!isPublicState(activity.state)) throw new Refusal(errorCodes.gone)
  await lockPeople(transaction, [userId])
  const member = await queriesOf(transaction).readOne(
    build
      .select()
      .from(activityMembers)
      .where(and(eq(activityMembers.activityId, activityId), eq(activityMembers.userId, userId))),
  )
  if (member === null) throw refusalFor('not-joined')
  const instant = claimedTime(checkIn.at?.getTime() ?? null, now.getTime())
  if (instant === null) throw refusalFor('too-late')
  const distance = position === null ? null : Math.round(metresBetween(position, activity))
  const rules = { ...activity, startsAt: activity.startsAt.getTime(), endsAt: activity.endsAt.getTime() }
  const problem = checkInProblem(act, rules, instant, { code, distance, byLeader })
  if (problem !== null) throw refusalFor(problem)
  const at = new Date(instant)
  const isIn = act === 'check-in'
  const doubt = doubtOf({
    isLate: checkIn.at !== null,
    byLeader,
    isThere: distance !== null && activity.radius !== null && distance <= activity.radius,
    isOwn: await leadsActivity(transaction, userId, activityId),
    way: isIn ? await distanceFact(transaction, userId, activity, instant) : null,
  })
  const actor = { role: 'member', actorId: userId, at: now } as const
  await carryOut(transaction, memberCase, {
    ...actor,
    id: member.id,
    act,
    set: isIn ? { checkedInAt: at } : { checkedOutAt: at },
  })
  if (isIn) return await beginService(transaction, { activity, userId, from: at, doubt }, actor)
  const time = await queriesOf(transaction).readOne(
    build
      .select()
      .from(serviceTimes)
      .where(and(eq(serviceTimes.activityId, activityId), eq(serviceTimes.userId, userId))),
  )
  // A check-out that waited for a network may have a time before the check-in.
  if (time === null || at < time.fromAt) throw refusalFor('too-early')
  await endService(transaction, activity, time, { until: at, doubt }, actor)
}

/** The distance and time since somebody last checked in or out at another activity. */
async function distanceFact(
  database: Database,
  userId: string,
  activity: ActivityRow,
  now: number,
): Promise<CheckInFacts['way']> {
  const { checkedInAt, checkedOutAt } = activityMembers
  const seenAt = sql<Date>`coalesce(${checkedOutAt}, ${checkedInAt})`.mapWith(checkedInAt)
  const last = await queriesOf(database).readOne(
    build
      .select({ latitude: activities.latitude, longitude: activities.longitude, seenAt })
      .from(activityMembers)
      .innerJoin(activities, eq(activities.id, activityMembers.activityId))
      .where(
        and(eq(activityMembers.userId, userId), ne(activityMembers.activityId, activity.id), isNotNull(checkedInAt)),
      )
      .orderBy(desc(seenAt))
      .limit(1),
  )
  return last === null ? null : { metres: metresBetween(last, activity), milliseconds: now - last.seenAt.getTime() }
}

/** Whether an act was refused because it is done already, by another phone or by the same request sent before. */
function isRepeated(error: unknown, act: CheckInAct): boolean {
  if (!(error instanceof Refusal)) return false
  const { state } = error.data as { readonly state?: string }
  return state === 'checked-out' || (act === 'check-in' && state === 'checked-in')
}

const refusalFor = (state: string) => new Refusal(errorCodes.stateRefuses, null, { state })
