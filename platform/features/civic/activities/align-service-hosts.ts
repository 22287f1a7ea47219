import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { countedServiceStates } from '../../../../src/domain/civic/activities/service-lifecycle'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { serviceEntries } from '../rankings/rankings.schema'
import { teams } from '../teams/teams.schema'
import { activities, serviceTimes } from './activities.schema'
import { recountService } from './recount-service'
import { hostsOfActivity, hostsOfEntry } from './service-hosts'
import { lockPeople } from './service-locks'

/** The most people whose service one statement selects. */
const peopleAtOnce = 200

/**
 * Recounts all service that counts for another team, organisation or project than those of its activity: since the
 * activity or its team was moved, or from a version that did not count the hours of an organisation's teams for it.
 * Each person is a transaction of their own.
 */
export async function alignServiceHosts(database: Database, at: Date): Promise<void> {
  for (let people = await selectMisplaced(database, ''); people.length > 0;) {
    for (const userId of people)
      await database.transaction(async (transaction) => {
        await lockPeople(transaction, [userId])
        const spans = await selectSpans(transaction, userId)
        const cause = { activityId: null, act: 'recount', role: 'clock', actorId: null, at }
        await recountService(transaction, [{ userId, spans }], cause)
      })
    people = await selectMisplaced(database, people.at(-1) ?? '')
  }
}

/** Condition: an entry of the ledger counts for somebody else than the hosts of its activity. */
const isMisplaced = sql`(${hostsOfEntry.teamId}, ${hostsOfEntry.organisationId}, ${hostsOfEntry.projectId}) is distinct from
  (${hostsOfActivity.teamId}, ${hostsOfActivity.organisationId}, ${hostsOfActivity.projectId})`

/** Selects the ids of people with misplaced service, in order, after one of them. */
async function selectMisplaced(database: Database, after: string): Promise<string[]> {
  const { userId, activityId, minutes, times } = serviceEntries
  const misplaced = build
    .select({ userId })
    .from(serviceEntries)
    .innerJoin(serviceTimes, and(eq(serviceTimes.activityId, activityId), eq(serviceTimes.userId, userId)))
    .innerJoin(activities, eq(activities.id, activityId))
    .leftJoin(teams, eq(teams.id, activities.teamId))
    .where(and(isMisplaced, gt(userId, after)))
    .groupBy(userId, activityId, ...Object.values(hostsOfEntry))
    .having(sql`sum(${minutes}) <> 0 or sum(${times}) <> 0`)
    .as('misplaced')
  return await queriesOf(database).readColumn(
    build
      .selectDistinct({ userId: misplaced.userId })
      .from(misplaced)
      .orderBy(asc(misplaced.userId))
      .limit(peopleAtOnce),
  )
}

/** Selects the periods of somebody's service that count. */
async function selectSpans(database: Database, userId: string) {
  const { fromAt, untilAt, state } = serviceTimes
  const rows = await queriesOf(database).read(
    build
      .select({ fromAt, untilAt })
      .from(serviceTimes)
      .where(and(eq(serviceTimes.userId, userId), isNotNull(untilAt), inArray(state, [...countedServiceStates]))),
  )
  return rows.map((row) => ({ from: row.fromAt.getTime(), until: (row.untilAt ?? row.fromAt).getTime() }))
}
