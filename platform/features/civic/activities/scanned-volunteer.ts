import { and, desc, eq, gte, lte, inArray } from 'drizzle-orm'
import { comingStates } from '../../../../src/domain/civic/activities/activity-lifecycle'
import { checkInWindow } from '../../../../src/domain/civic/activities/attendance'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { teams } from '../teams/teams.schema'
import { activities } from './activities.schema'

/** The path of an activity's attendance list, with a volunteer who is about to be added. */
export const attendancePath = (activityId: string, userId: string): string =>
  `/activity-attendance/${encodeURIComponent(activityId)}?person=${encodeURIComponent(userId)}`

const hour = 3_600_000

/**
 * The path to which a leader continues after they scan a volunteer's code: their activity that accepts check-ins now;
 * null when there is none.
 */
export async function attendanceOfScan(
  database: Database,
  leaderId: string,
  volunteerId: string,
  at: Date,
): Promise<string | null> {
  const ledActivities = await queriesOf(database).read(
    build
      .select({ id: activities.id, startsAt: activities.startsAt, endsAt: activities.endsAt })
      .from(activities)
      .innerJoin(teams, eq(teams.id, activities.teamId))
      .where(
        and(
          eq(teams.leaderId, leaderId),
          inArray(activities.state, [...comingStates, 'ended']),
          gte(activities.endsAt, at),
          lte(activities.startsAt, new Date(at.getTime() + hour)),
        ),
      )
      .orderBy(desc(activities.startsAt))
      .limit(5),
  )
  const open = ledActivities.find(({ startsAt, endsAt }) => {
    const window = checkInWindow('check-in', { startsAt: startsAt.getTime(), endsAt: endsAt.getTime() })
    return at.getTime() >= window.from && at.getTime() <= window.until
  })
  return open === undefined ? null : attendancePath(open.id, volunteerId)
}
