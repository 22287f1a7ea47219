import { and, asc, eq, ne } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { countableSpan } from '../../../../src/domain/civic/activities/attendance'
import type { ServiceDoubt, ServiceRole } from '../../../../src/domain/civic/activities/service-lifecycle'
import { clampToLimits } from '../../../../src/domain/civic/activities/time-spans'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { unsaid } from '../../../kernel/shared/as-written'
import { carryOut } from '../../../kernel/cases/carry-out'
import { addStep } from '../../../kernel/cases/case-steps'
import { serviceMinutes } from '../rankings/rankings.schema'
import { activities, activityMembers, serviceTimes } from './activities.schema'
import { recountService } from './recount-service'
import { readHosts } from './service-hosts'
import { lockPeople } from './service-locks'
import { serviceCase, serviceId } from './service-case'

export type ActivityRow = typeof activities.$inferSelect
export type ServiceRow = typeof serviceTimes.$inferSelect

/** The person who acts, in which role, and when. */
export interface Actor {
  readonly role: ServiceRole
  readonly actorId: string | null
  readonly at: Date
}

interface StartedSpan {
  readonly activity: ActivityRow
  readonly userId: string
  readonly from: Date
  readonly doubt: ServiceDoubt | null
}

/**
 * Begins somebody's period of service. Nobody can be in two places at once, so an earlier period at another activity
 * that is still open ends when this one begins, or at the end of that activity if it was over before. The ended period
 * waits for a decision. The caller must have locked the person.
 */
export async function beginService(
  transaction: Transaction,
  { activity, userId, from, doubt }: StartedSpan,
  { role, actorId, at }: Actor,
): Promise<void> {
  const otherPeriods = await selectOpen(transaction, userId, activity.id)
  // A check-in that arrives late may be from before the person checked in where they are now. Its period ended at that
  // later check-in.
  const later = otherPeriods.find(({ time }) => time.fromAt > from)
  for (const { time, activity: otherActivity } of otherPeriods) {
    if (time.fromAt > from) continue
    const isOver = otherActivity.endsAt <= from
    const until = isOver ? otherActivity.endsAt : from
    await endService(
      transaction,
      otherActivity,
      time,
      { until, doubt: isOver ? 'forgotten' : 'left' },
      { role: 'clock', actorId: null, at },
    )
    await checkOut(transaction, time, until, at)
  }
  const untilAt = later === undefined ? null : later.time.fromAt < activity.endsAt ? later.time.fromAt : activity.endsAt
  const state = untilAt === null ? 'open' : 'waiting'
  const [begun] = await transaction
    .insert(serviceTimes)
    .values({
      activityId: activity.id,
      userId,
      state,
      fromAt: from,
      untilAt,
      doubt: untilAt === null || doubt === 'own' ? doubt : 'left',
      updatedAt: at,
    })
    .onConflictDoNothing()
    .returning()
  if (begun === undefined) throw new Refusal(errorCodes.stateRefuses, null, { state: 'checked-in' })
  if (untilAt !== null) await checkOut(transaction, begun, untilAt, at)
  const id = serviceId(activity.id, userId)
  await addStep(transaction, {
    kind: serviceCase.name,
    caseId: id,
    act: 'begin',
    state,
    role,
    actorId,
    text: unsaid,
    at,
  })
  // Adds the service to the person's list of services with 0 minutes, before anything counts.
  await transaction
    .insert(serviceMinutes)
    .values({
      userId,
      activityId: activity.id,
      ...(await readHosts(transaction, activity)),
      minutes: 0,
      endedAt: untilAt ?? from,
    })
    .onConflictDoNothing()
}

/**
 * Ends a period of service. It counts at once when nothing is in doubt, and waits for a decision otherwise. The caller
 * must have locked the person.
 */
export async function endService(
  transaction: Transaction,
  activity: ActivityRow,
  time: ServiceRow,
  { until, doubt }: { readonly until: Date; readonly doubt: ServiceDoubt | null },
  actor: Actor,
): Promise<void> {
  const span = spanOf(activity, time.fromAt, until)
  const remainingDoubt = time.doubt ?? doubt
  const act = remainingDoubt === null ? 'end' : 'claim'
  const set = { untilAt: new Date(span.until), doubt: remainingDoubt }
  await carryOut(transaction, serviceCase, { id: serviceId(activity.id, time.userId), act, ...actor, set })
  await noteEnd(transaction, time, set.untilAt)
  if (act === 'claim') return
  await recountService(transaction, [{ userId: time.userId, spans: [span] }], {
    activityId: activity.id,
    act,
    ...actor,
  })
}

/** The part of a period that may count. */
function spanOf(activity: ActivityRow, from: Date, until: Date) {
  const limits = countableSpan({ startsAt: activity.startsAt.getTime(), endsAt: activity.endsAt.getTime() })
  return clampToLimits({ from: from.getTime(), until: until.getTime() }, limits)
}

/** Ends all open periods when an activity is called off or ended while it runs; the service until then counts. */
export async function endAllServices(transaction: Transaction, activity: ActivityRow, actor: Actor): Promise<void> {
  const ofActivity = and(eq(serviceTimes.activityId, activity.id), eq(serviceTimes.state, 'open'))
  const openPeriods = await queriesOf(transaction).read(
    build.select({ userId: serviceTimes.userId }).from(serviceTimes).where(ofActivity),
  )
  await lockPeople(
    transaction,
    openPeriods.map(({ userId }) => userId),
  )
  const unfinishedPeriods = await queriesOf(transaction).read(
    build.select().from(serviceTimes).where(ofActivity).orderBy(asc(serviceTimes.userId)),
  )
  const until = activity.endsAt < actor.at ? activity.endsAt : actor.at
  const countedServices: { userId: string; spans: { from: number; until: number }[] }[] = []
  for (const time of unfinishedPeriods) {
    const { userId, doubt } = time
    const span = spanOf(activity, time.fromAt, until)
    const set = { untilAt: new Date(span.until) }
    const act = doubt === null ? 'end' : 'claim'
    await carryOut(transaction, serviceCase, { id: serviceId(activity.id, userId), act, ...actor, set })
    await noteEnd(transaction, time, set.untilAt)
    await checkOut(transaction, time, set.untilAt, actor.at)
    if (doubt === null) countedServices.push({ userId, spans: [span] })
  }
  // One call recounts all of them, so that the sums are locked in one order.
  await recountService(transaction, countedServices, { activityId: activity.id, act: 'end', ...actor })
}

/** Marks the member as checked out, so that their own page says so. */
export async function checkOut(
  transaction: Transaction,
  { activityId, userId }: Pick<ServiceRow, 'activityId' | 'userId'>,
  until: Date,
  at: Date,
): Promise<void> {
  await transaction
    .update(activityMembers)
    .set({ state: 'checked-out', checkedOutAt: until, updatedAt: at })
    .where(
      and(
        eq(activityMembers.activityId, activityId),
        eq(activityMembers.userId, userId),
        eq(activityMembers.state, 'checked-in'),
      ),
    )
}

/** Stores the end of a service, by which the list of services is sorted. */
export async function noteEnd(
  transaction: Transaction,
  { activityId, userId }: Pick<ServiceRow, 'activityId' | 'userId'>,
  endedAt: Date,
): Promise<void> {
  await transaction
    .update(serviceMinutes)
    .set({ endedAt })
    .where(and(eq(serviceMinutes.activityId, activityId), eq(serviceMinutes.userId, userId)))
}

/** Selects the other activities at which somebody is checked in. */
async function selectOpen(database: Database, userId: string, exceptId: string) {
  return await queriesOf(database).read(
    build
      .select({ time: serviceTimes, activity: activities })
      .from(serviceTimes)
      .innerJoin(activities, eq(activities.id, serviceTimes.activityId))
      .where(
        and(eq(serviceTimes.userId, userId), eq(serviceTimes.state, 'open'), ne(serviceTimes.activityId, exceptId)),
      ),
  )
}
