import { and, eq, lte, or } from 'drizzle-orm'
import { dueActs } from '../../../src/domain/activities/activity-lifecycle'
import type { Database } from '../../database/client'
import { carryOut } from '../cases/carry-out'
import { unlessRefused } from '../cases/unless-refused'
import { activities } from './activities.schema'
import { activityCase } from './activity-cases'

/** Activities per run: each act is a transaction of its own. */
const mostAtOnce = 200

/** Carries out what the clock owes to the activities. Safe to run in several processes at once. */
export async function moveAllOn(database: Database, now: Date): Promise<void> {
  const due = await database
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
    .limit(mostAtOnce)
  for (const activity of due) await moveOn(database, activity, now)
}

/** Before an act on one activity, which must not depend on when the clock last came by. */
export async function moveOneOn(database: Database, id: string, now: Date): Promise<void> {
  const [activity] = await database.select().from(activities).where(eq(activities.id, id))
  if (activity !== undefined) await moveOn(database, activity, now)
}

async function moveOn(database: Database, activity: typeof activities.$inferSelect, now: Date): Promise<void> {
  const times = {
    enrolsAt: activity.enrolsAt.getTime(),
    startsAt: activity.startsAt.getTime(),
    endsAt: activity.endsAt.getTime(),
  }
  for (const act of dueActs(activity.state, times, now.getTime())) {
    // Unless another process, or the operator, was first.
    await unlessRefused(() =>
      carryOut(database, activityCase, { id: activity.id, act, role: 'clock', actorId: null, at: now }),
    )
  }
}
