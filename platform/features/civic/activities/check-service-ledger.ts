import { and, eq, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { mostMinutesOfDay } from '../../../../src/domain/civic/activities/time-spans'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { projectHelpers } from '../projects/projects.schema'
import { rankingSums, serviceEntries, serviceMinutes } from '../rankings/rankings.schema'
import { teams } from '../teams/teams.schema'
import type { Metrics } from '../../../kernel/metrics/metrics'
import { isDueToday } from '../../../kernel/site/is-due-today'
import { activities, serviceTimes } from './activities.schema'
import { alignServiceHosts } from './align-service-hosts'
import { organisationOfActivity } from './service-hosts'

/** A sum that differs from its entries, or a day that counts more than it may. `expected` and `actual` are minutes. */
export interface ServiceFault {
  readonly what: 'service' | 'ranking' | 'project' | 'organisation' | 'day'
  /**
   * The ids that identify the sum. They depend on `what`: volunteer and activity for `service`; kind, period and
   * subject for `ranking`; project and volunteer for `project`; the organisation for `organisation`; volunteer and day
   * for `day`.
   */
  readonly id: string
  readonly expected: number
  readonly actual: number
}

/** Checks the service ledger: every stored sum must equal the sum of its entries. Reads the whole ledger. */
export async function checkServiceLedger(database: Database): Promise<readonly ServiceFault[]> {
  const { userId, activityId, teamId, organisationId, projectId, day, minutes } = serviceEntries
  const compareSums = async (what: ServiceFault['what'], storedSum: SQL, countedSum: SQL): Promise<ServiceFault[]> => {
    const [actual, expected] = [
      sql<number>`coalesce(storedSum.sum, 0)::int`,
      sql<number>`coalesce(countedSum.sum, 0)::int`,
    ]
    const rows = await queriesOf(database).read(
      build
        .select({ id: sql<string>`coalesce(storedSum.id, countedSum.id)`, actual, expected })
        .from(sql`(${storedSum}) storedSum full join (${countedSum}) countedSum on countedSum.id = storedSum.id`)
        .where(ne(actual, expected)),
    )
    return rows.map((row) => ({ what, ...row }))
  }
  const rankedSum = (kind: string, subject: typeof userId | typeof teamId | typeof organisationId) =>
    sql`select ${kind}::text || ' ' || period.name || ' ' || ${subject} as id, sum(${minutes}) as sum from ${serviceEntries},
      lateral (values ('all'), (left(${day}, 4)), (left(${day}, 7))) period (name) where ${subject} is not null group by 1`
  const entriesWithTimes = sql`from ${serviceEntries}
    join ${serviceTimes} on ${and(eq(serviceTimes.activityId, activityId), eq(serviceTimes.userId, userId))}
    join ${activities} on ${eq(activities.id, activityId)} left join ${teams} on ${eq(teams.id, activities.teamId)}`
  const tooLong = await queriesOf(database).read(
    build
      .select({ id: sql<string>`${userId} || ' ' || ${day}`, actual: sql<number>`sum(${minutes})::int` })
      .from(serviceEntries)
      .groupBy(userId, day)
      .having(sql`sum(${minutes}) > ${mostMinutesOfDay} or sum(${minutes}) < 0`),
  )
  return [
    ...(await compareSums(
      'service',
      sql`select ${serviceMinutes.userId} || ' ' || ${serviceMinutes.activityId} as id, ${serviceMinutes.minutes} as sum from ${serviceMinutes}`,
      sql`select ${userId} || ' ' || ${activityId} as id, sum(${minutes}) as sum from ${serviceEntries} group by 1`,
    )),
    ...(await compareSums(
      'ranking',
      sql`select ${rankingSums.kind} || ' ' || ${rankingSums.period} || ' ' || ${rankingSums.subjectId} as id, ${rankingSums.minutes} as sum from ${rankingSums}`,
      sql`${rankedSum('person', userId)} union all ${rankedSum('team', teamId)} union all ${rankedSum('organisation', organisationId)}`,
    )),
    ...(await compareSums(
      'project',
      sql`select ${projectHelpers.projectId} || ' ' || ${projectHelpers.userId} as id, ${projectHelpers.minutes} as sum from ${projectHelpers}`,
      sql`select ${projectId} || ' ' || ${userId} as id, sum(${minutes}) as sum from ${serviceEntries} where ${projectId} is not null group by 1`,
    )),
    // What counts for an organisation is what its activities and those of its teams count.
    ...(await compareSums(
      'organisation',
      sql`select ${organisationId} as id, sum(${minutes}) as sum ${entriesWithTimes} where ${organisationId} is not null group by 1`,
      sql`select ${organisationOfActivity} as id, sum(${minutes}) as sum ${entriesWithTimes} where ${organisationOfActivity} is not null group by 1`,
    )),
    ...tooLong.map((row) => ({ what: 'day' as const, expected: mostMinutesOfDay, ...row })),
  ]
}

/**
 * Recounts service that counts for the wrong hosts, and checks the ledger, once on each day of the site's calendar, in
 * only one of the processes. Logs what differs, without names.
 */
export async function checkServiceNightly(
  database: Database,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  at: Date,
  metrics: Metrics,
): Promise<void> {
  if (!(await isDueToday(database, 'service', at))) return
  await alignServiceHosts(database, at)
  const faults = await checkServiceLedger(database)
  metrics.count('townsquare_ledger_faults_total', { ledger: 'service' }, faults.length)
  for (const fault of faults) log.error({ fault }, 'the ledger of service differs')
  if (faults.length === 0) log.info('the ledger of service is right')
}
