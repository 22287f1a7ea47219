import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { countOf } from '../../database/expressions'
import { activities } from '../../features/activities/activities.schema'
import { projectHelpers, projects } from '../../features/projects/projects.schema'
import type { Database } from '../../database/client'
import { rankingSums, serviceMinutes } from '../../features/rankings/rankings.schema'
import { selectTimeZone } from '../../features/site/site.queries'
import { queriesOf } from '../../database/queries'
import { teamMembers, teams } from '../../features/teams/teams.schema'
import { volunteers } from '../../features/volunteers/volunteers.schema'
import { sequence } from '../random'
import { insertAll } from './insert'
import type { OnCount } from './insert'

const day = 86_400_000

/** What the volunteers did in the last year, and the running sums of all service that there is. */
export async function seedService(database: Database, now: Date, onCount?: OnCount): Promise<void> {
  const people = await database
    .select({
      id: volunteers.id,
      since: volunteers.registeredAt,
      teamId: teamMembers.teamId,
      organisationId: teams.organisationId,
    })
    .from(volunteers)
    .leftJoin(teamMembers, and(eq(teamMembers.userId, volunteers.id), eq(teamMembers.state, 'member')))
    .leftJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(eq(volunteers.state, 'approved'))
    .orderBy(asc(volunteers.id), asc(teamMembers.teamId))
  // Each serves with the first of their teams.
  const first = new Map([...people].reverse().map((person) => [person.id, person]))
  const rows = [...first.values()].flatMap(({ id, since, teamId, organisationId }) => {
    const order = sequence(`service of ${id}`)
    const days = Math.min(365, Math.floor((now.getTime() - since.getTime()) / day))
    return Array.from({ length: order.between(1, 14) }, (_, turn) => ({
      userId: id,
      activityId: `service-demo-${turn + 1}`,
      teamId,
      organisationId,
      minutes: order.between(4, 22) * 10,
      endedAt: new Date(now.getTime() - order.whole(Math.max(1, days)) * day - order.between(1, 20) * 3_600_000),
    }))
  })
  await insertAll(database, serviceMinutes, rows, onCount)
  await sumUp(database)
  await sumUpProjects(database)
}

/** The same for the projects, and the number of their activities. */
async function sumUpProjects(database: Database): Promise<void> {
  const { userId, projectId, minutes } = serviceMinutes
  await database
    .insert(projectHelpers)
    .select(
      database
        .select({
          projectId: sql<string>`${projectId}`.as('project_id'),
          userId,
          minutes: sql<number>`sum(${minutes})::int`.as('minutes'),
          times: sql<number>`count(*)::int`.as('times'),
        })
        .from(serviceMinutes)
        .where(isNotNull(projectId))
        .groupBy(projectId, userId),
    )
    .onConflictDoNothing()
  const sumOf = (sum: SQL) =>
    sql<number>`(select coalesce(${sum}, 0)::int from ${projectHelpers} where ${eq(projectHelpers.projectId, projects.id)})`
  const isCounted = and(eq(activities.projectId, projects.id), ne(activities.state, 'submitted'))
  await database
    .update(projects)
    .set({
      activities: countOf(activities, isCounted),
      helpers: sumOf(sql`count(*)`),
      minutes: sumOf(sql`sum(${projectHelpers.minutes})`),
      times: sumOf(sql`sum(${projectHelpers.times})`),
    })
}

/** The running sums as the ledger has them, in the site's calendar. */
async function sumUp(database: Database): Promise<void> {
  const zone = await selectTimeZone(queriesOf(database))
  const { userId, teamId, organisationId, endedAt, minutes } = serviceMinutes
  for (const [kind, subject] of [
    ['person', userId],
    ['team', teamId],
    ['organisation', organisationId],
  ] as const)
    for (const shape of ['"all"', 'YYYY', 'YYYY-MM'])
      await database.execute(sql`
        insert into ${rankingSums} (kind, period, subject_id, minutes, times)
        select ${kind}, to_char(${endedAt} at time zone ${zone}, ${shape}), ${subject}, sum(${minutes})::int, count(*)::int
        from ${serviceMinutes} where ${subject} is not null group by 2, 3
        on conflict (kind, period, subject_id) do update set minutes = excluded.minutes, times = excluded.times`)
}
