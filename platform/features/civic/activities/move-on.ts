import { and, eq, lt, lte, or } from 'drizzle-orm'
import { dueActs } from '../../../../src/domain/civic/activities/activity-lifecycle'
import { checkInWindow } from '../../../../src/domain/civic/activities/attendance'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { carryOut } from '../../../kernel/cases/carry-out'
import { unlessRefused } from '../../../kernel/cases/unless-refused'
import { activities, activityMembers, serviceTimes } from './activities.schema'
import { activityCase } from './activity-cases'
import { shiftOf, timesOfShift } from './shifts'
import { lockActivity, lockPeople } from './service-locks'
import { checkOut, endService } from './service-times'

/** The most activities that one run handles. Each act is a transaction of its own. */
const mostAtOnce = 200

/** Performs the acts that are due by the clock. Safe to run in several processes at once. */
export async function performAllDueActs(database: Database, now: Date): Promise<void> {
  const due = await queriesOf(database).read(
    build
      .select()
      .from(activities)
      .where(
        or(
          and(eq(activities.state, 'announced'), lte(activities.enrolsAt, now)),
          and(eq(activities.state, 'announced'), lte(activities.startsAt, now)),
          and(eq(activities.state, 'enrolling'), lte(activities.startsAt, now)),
          and(eq(activities.state, 'running'), lte(activities.endsAt, now)),
        ),
      )
      .limit(mostAtOnce),
  )
  for (const activity of due) await moveOn(database, activity, now)
}

/** Ends the period of members who did not check out in time; it then waits for the leader or the office to decide. */
export async function endForgottenCheckOuts(database: Database, now: Date): Promise<void> {
  const { until } = checkInWindow('check-out', { startsAt: 0, endsAt: 0 })
  const forgottenMembers = await queriesOf(database).read(
    build
      .select({ activityId: serviceTimes.activityId, userId: serviceTimes.userId })
      .from(serviceTimes)
      .innerJoin(activities, eq(activities.id, serviceTimes.activityId))
      .where(and(eq(serviceTimes.state, 'open'), lt(activities.endsAt, new Date(now.getTime() - until))))
      .limit(mostAtOnce),
  )
  for (const { activityId, userId } of forgottenMembers)
    await database.transaction(async (transaction) => {
      const activity = await lockActivity(transaction, activityId)
      await lockPeople(transaction, [userId])
      const isOpen = and(eq(serviceTimes.activityId, activityId), eq(serviceTimes.userId, userId))
      const time = await queriesOf(transaction).readOne(build.select().from(serviceTimes).where(isOpen))
      if (time?.state !== 'open') return
      const until = await plannedEnd(transaction, activity, time)
      const end = { until, doubt: 'forgotten' } as const
      await endService(transaction, activity, time, end, { role: 'clock', actorId: null, at: now })
      await checkOut(transaction, time, until, now)
    })
}

/** When somebody who did not check out was to leave: with their shift, unless they came after it. */
async function plannedEnd(
  database: Database,
  activity: typeof activities.$inferSelect,
  { userId, fromAt }: typeof serviceTimes.$inferSelect,
): Promise<Date> {
  const shiftId = await queriesOf(database).readValue(
    build
      .select({ shiftId: activityMembers.shiftId })
      .from(activityMembers)
      .where(and(eq(activityMembers.activityId, activity.id), eq(activityMembers.userId, userId))),
  )
  const { endsAt } = timesOfShift(activity, shiftOf(activity, shiftId))
  return endsAt > fromAt ? endsAt : activity.endsAt
}

/** Performs the due acts of one activity before another act on it, which must not depend on when the clock last ran. */
export async function performDueActsOf(database: Database, id: string, now: Date): Promise<void> {
  const activity = await queriesOf(database).readOne(build.select().from(activities).where(eq(activities.id, id)))
  if (activity !== null) await moveOn(database, activity, now)
}

async function moveOn(database: Database, activity: typeof activities.$inferSelect, now: Date): Promise<void> {
  const times = {
    enrolsAt: activity.enrolsAt.getTime(),
    startsAt: activity.startsAt.getTime(),
    endsAt: activity.endsAt.getTime(),
  }
  for (const act of dueActs(activity.state, times, now.getTime())) {
    // Another process, or the operator, may have been first.
    await unlessRefused(() =>
      carryOut(database, activityCase, { id: activity.id, act, role: 'clock', actorId: null, at: now }),
    )
  }
}
