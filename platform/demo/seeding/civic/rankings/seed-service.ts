import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { countOf } from '../../../../kernel/database/expressions'
import { build } from '../../../../kernel/database/statement'
import { countedServiceStates } from '../../../../../src/domain/civic/activities/service-lifecycle'
import { daysOf, serviceOfDay, usualLeastMinutes } from '../../../../../src/domain/civic/activities/time-spans'
import { activities, serviceTimes } from '../../../../features/civic/activities/activities.schema'
import { hostsOfActivity } from '../../../../features/civic/activities/service-hosts'
import { projectHelpers, projects } from '../../../../features/civic/projects/projects.schema'
import { emptyForSeeding } from '../../../../kernel/database/append-only'
import type { Database } from '../../../../kernel/database/client'
import { rankingSums, serviceEntries, serviceMinutes } from '../../../../features/civic/rankings/rankings.schema'
import { siteDayAt } from '../../../../kernel/site/site-clock'
import { selectTimeZone } from '../../../../kernel/site/site.queries'
import { queriesOf } from '../../../../kernel/database/queries'
import { unsaid } from '../../../../kernel/shared/as-written'
import { teamMembers, teams } from '../../../../features/civic/teams/teams.schema'
import { volunteers } from '../../../../features/civic/volunteers/volunteers.schema'
import { sequence } from '../../../random'
import { insertAll } from '../../insert'
import type { OnCount } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'
import { cityDay, day, evening, minute, morning } from '../../../city-day'

export const serviceDemo: DemoStep = {
  feature: 'rankings',
  what: bilingual('服务时长', 'volunteer hours'),
  seed: seedService,
}

/** Seeds the volunteers' service of the last year, and the running sums of all service. */
export async function seedService(database: Database, now: Date, onCount?: OnCount): Promise<void> {
  const people = await queriesOf(database).read(
    build
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
      .orderBy(asc(volunteers.id), asc(teamMembers.teamId)),
  )
  const zone = await selectTimeZone(queriesOf(database))
  // Each volunteer serves with the first of their teams.
  const first = new Map([...people].reverse().map((person) => [person.id, person]))
  const attended = await selectTimes(database)
  const taken = new Set(attended.map(({ userId, endedAt }) => `${userId} ${cityDay(endedAt)}`))
  const generatedTimes = [...first.values()].flatMap(({ id, since, teamId, organisationId }) => {
    const order = sequence(`service of ${id}`)
    const days = Math.max(1, Math.min(365, Math.floor((now.getTime() - since.getTime()) / day)))
    const serviceCount = Math.min(days, order.between(1, 14))
    return Array.from({ length: serviceCount }, (_, index): ServedTime | null => {
      // Each service falls on a different day before today, between eight and eight.
      const today = cityDay(now) - (1 + Math.floor((index * days) / serviceCount)) * day
      const length = order.between(4, 22) * 10 * minute
      const from = new Date(
        today + morning + order.between(0, Math.floor((evening - morning - length) / (10 * minute))) * 10 * minute,
      )
      const endedAt = new Date(from.getTime() + length)
      // On the days of an activity there is no other service.
      if (taken.has(`${id} ${today}`)) return null
      return {
        userId: id,
        activityId: `service-demo-${index + 1}`,
        teamId,
        organisationId,
        projectId: null,
        from,
        endedAt,
        counts: true,
      }
    }).filter((service) => service !== null)
  })
  const services = [...generatedTimes, ...attended]
  const entries = entriesOf(services, (instant) => siteDayAt(instant, zone))
  await emptyForSeeding(database, serviceEntries)
  await insertAll(database, serviceEntries, entries, onCount)
  await insertAll(database, serviceMinutes, minutesOf(services, entries))
  await sumUp(database)
  await sumUpProjects(database)
}

type ServiceEntryRow = typeof serviceEntries.$inferInsert

interface ServedTime {
  readonly userId: string
  readonly activityId: string
  readonly teamId: string | null
  readonly organisationId: string | null
  readonly projectId: string | null
  readonly from: Date
  readonly endedAt: Date
  /** Whether the time was confirmed. */
  readonly counts: boolean
}

/** Reads who attended which activity of the demo. */
async function selectTimes(database: Database): Promise<ServedTime[]> {
  const rows = await queriesOf(database).read(
    build
      .select({ time: serviceTimes, hosts: hostsOfActivity })
      .from(serviceTimes)
      .innerJoin(activities, eq(activities.id, serviceTimes.activityId))
      .leftJoin(teams, eq(teams.id, activities.teamId)),
  )
  return rows.map(({ time: { userId, activityId, state, fromAt, untilAt }, hosts }) => ({
    ...{ userId, activityId, ...hosts, from: fromAt, endedAt: untilAt ?? fromAt },
    counts: untilAt !== null && countedServiceStates.some((each) => each === state),
  }))
}

/** The minutes that count on each day. As in the ledger, overlaps count once, and a day has 12 hours at most. */
function entriesOf(
  services: readonly ServedTime[],
  dayAt: (instant: number) => ReturnType<typeof siteDayAt>,
): ServiceEntryRow[] {
  const ofPeople = groupedBy(
    services.filter(({ counts }) => counts),
    ({ userId }) => userId,
  )
  return [...ofPeople.values()].flatMap((own) => {
    const spans = own.map(({ activityId, from, endedAt }) => ({
      activityId,
      from: from.getTime(),
      until: endedAt.getTime(),
      leastMinutes: usualLeastMinutes,
    }))
    const days = new Map(spans.flatMap((span) => daysOf(span, dayAt)).map((each) => [each.day, each]))
    return [...days.values()].flatMap((each) => {
      const countedOfDay = serviceOfDay(
        spans.filter(({ from, until }) => from < each.until && until > each.from),
        each,
      )
      return own.flatMap(({ from: _from, endedAt, counts: _counts, ...service }): ServiceEntryRow[] => {
        const counted = countedOfDay.get(service.activityId) ?? { minutes: 0, times: 0 }
        return counted.minutes === 0
          ? []
          : [
              {
                ...service,
                day: each.day,
                ...counted,
                act: 'end',
                role: 'member',
                actorId: service.userId,
                text: unsaid,
                at: endedAt,
              },
            ]
      })
    })
  })
}

/** The minutes of each service; none for services that wait for confirmation or were refused. */
function minutesOf(
  services: readonly ServedTime[],
  entries: readonly ServiceEntryRow[],
): (typeof serviceMinutes.$inferInsert)[] {
  const key = (service: { readonly userId: string; readonly activityId: string }) =>
    `${service.userId} ${service.activityId}`
  const ofServices = groupedBy(entries, key)
  return services.map(({ from: _from, counts: _counts, ...service }) => ({
    ...service,
    minutes: (ofServices.get(key(service)) ?? []).reduce((sum, { minutes }) => sum + minutes, 0),
  }))
}

/** Writes the running sums of the projects, and the number of their activities. */
async function sumUpProjects(database: Database): Promise<void> {
  const { userId, projectId, minutes, times } = serviceEntries
  await database
    .insert(projectHelpers)
    .select(
      build
        .select({
          projectId: sql<string>`${projectId}`.as('project_id'),
          userId,
          minutes: sql<number>`sum(${minutes})::int`.as('minutes'),
          times: sql<number>`sum(${times})::int`.as('times'),
        })
        .from(serviceEntries)
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

/** Writes the running sums from the ledger. */
async function sumUp(database: Database): Promise<void> {
  const { userId, teamId, organisationId, day, minutes, times } = serviceEntries
  for (const [kind, subject] of [
    ['person', userId],
    ['team', teamId],
    ['organisation', organisationId],
  ] as const)
    for (const period of [sql`'all'`, sql`left(${day}, 4)`, sql`left(${day}, 7)`])
      await database.execute(sql`
        insert into ${rankingSums} (kind, period, subject_id, minutes, times)
        select ${kind}, ${period}, ${subject}, sum(${minutes})::int, sum(${times})::int
        from ${serviceEntries} where ${subject} is not null group by 2, 3
        on conflict (kind, period, subject_id) do update set minutes = excluded.minutes, times = excluded.times`)
}

function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group === undefined) groups.set(keyOf(row), [row])
    else group.push(row)
  }
  return groups
}
