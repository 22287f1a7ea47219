import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { countedServiceStates } from '../../../../src/domain/civic/activities/service-lifecycle'
import {
  daysOf,
  serviceOfDay,
  type ServedSpan,
  type TimeSpan,
} from '../../../../src/domain/civic/activities/time-spans'
import type { Database, Transaction } from '../../../kernel/database/client'
import { build } from '../../../kernel/database/statement'
import { lockRows } from '../../../kernel/database/lock-rows'
import { queriesOf } from '../../../kernel/database/queries'
import type { Localised } from '../../../kernel/database/schema/localised'
import { unsaid } from '../../../kernel/shared/as-written'
import { countService, type LedgerEntry } from '../rankings/count-service'
import { serviceEntries, serviceMinutes } from '../rankings/rankings.schema'
import { siteDayAt } from '../../../kernel/site/site-clock'
import { selectTimeZone } from '../../../kernel/site/site.queries'
import { teams } from '../teams/teams.schema'
import { activities, serviceTimes } from './activities.schema'
import { hostsOfActivity, hostsOfEntry, type ServiceHosts } from './service-hosts'
import { selectLeastMinutes } from './least-minutes'

/** The cause of a change of hours: by whom, when and why. */
export interface ServiceCause {
  /** The activity at which the change happened; null when only the sums are brought in line. */
  readonly activityId: string | null
  readonly act: string
  readonly role: string
  readonly actorId: string | null
  readonly text?: Localised
  readonly at: Date
}

/** A volunteer, with the spans of their service that changed, both before and after the change. */
export interface ChangedService {
  readonly userId: string
  readonly spans: readonly TimeSpan[]
}

/**
 * Brings the ledger in line with the confirmed times of these people, on every day that a change touches. The
 * differences become new entries, including those of other activities whose minutes overlap with the change. The people
 * must be locked (`lockPeople`).
 */
export async function recountService(
  transaction: Transaction,
  changes: readonly ChangedService[],
  cause: ServiceCause,
): Promise<void> {
  if (changes.length === 0) return
  const zone = await selectTimeZone(queriesOf(transaction))
  const leastMinutes = await selectLeastMinutes(queriesOf(transaction))
  const entries: LedgerEntry[] = []
  for (const { userId, spans } of changes) {
    const touchedDays = spans.flatMap((span) => daysOf(span, (moment) => siteDayAt(moment, zone)))
    for (const day of new Map(touchedDays.map((each) => [each.day, each])).values())
      entries.push(...(await selectDifferences(transaction, { userId, day, leastMinutes }, cause)))
  }
  await countService(transaction, entries)
  await moveServiceMinutes(transaction, entries)
}

/** Names the present hosts at the sums of these services. */
async function moveServiceMinutes(transaction: Transaction, entries: readonly LedgerEntry[]): Promise<void> {
  if (entries.length === 0) return
  const { userId, activityId } = serviceMinutes
  const ofThese = and(
    inArray(userId, [...new Set(entries.map((entry) => entry.userId))]),
    inArray(activityId, [...new Set(entries.map((entry) => entry.activityId))]),
  )
  await lockRows(transaction, serviceMinutes, ofThese)
  await transaction
    .update(serviceMinutes)
    .set(hostsOfActivity)
    .from(activities)
    .leftJoin(teams, eq(teams.id, activities.teamId))
    .where(and(eq(activities.id, activityId), ofThese))
}

type Day = ReturnType<typeof siteDayAt>

interface RecountedDay {
  readonly userId: string
  readonly day: Day
  readonly leastMinutes: number
}

async function selectDifferences(
  database: Database,
  { userId, day, leastMinutes }: RecountedDay,
  cause: ServiceCause,
): Promise<LedgerEntry[]> {
  const counted = await selectCounted(database, userId, day.day)
  const periods = await selectTimes(database, userId, day)
  // A service that counts already goes on counting, however short: a greater limit is for those to come.
  const countsAlready = (id: string) =>
    id !== cause.activityId && counted.some(({ activityId, minutes }) => activityId === id && minutes > 0)
  const spans = periods.flatMap(({ activityId, fromAt, untilAt }): ServedSpan[] =>
    untilAt === null
      ? []
      : [
          {
            ...{ activityId, from: fromAt.getTime(), until: untilAt.getTime() },
            leastMinutes: countsAlready(activityId) ? 0 : leastMinutes,
          },
        ],
  )
  // For older service only the sum of the minutes is known. It is subtracted from what the day may count.
  const fixedMinutes = counted.filter(({ hasTime }) => !hasTime).reduce((sum, { minutes }) => sum + minutes, 0)
  const service = serviceOfDay(spans, day, fixedMinutes)
  const ofActivities = new Map(
    [...counted.filter(({ hasTime }) => hasTime), ...periods].map((each) => [each.activityId, each]),
  )
  return [...ofActivities.values()].flatMap(({ activityId, hosts, untilAt }) => {
    const now = { ...{ minutes: 0, times: 0 }, ...service.get(activityId) }
    const sums = counted.filter((each) => each.activityId === activityId)
    const isCause = activityId === cause.activityId
    return differences(sums, hosts, now).map((difference) => ({
      ...{ userId, activityId, day: day.day },
      ...difference,
      act: isCause || cause.activityId === null ? cause.act : 'overlap',
      role: cause.role,
      actorId: cause.actorId,
      text: isCause ? (cause.text ?? unsaid) : unsaid,
      at: cause.at,
      endedAt: untilAt ?? cause.at,
    }))
  })
}

interface ServiceSum {
  readonly minutes: number
  readonly times: number
}

/**
 * What brings the sums of one service to `now`. What counted for a team, an organisation or a project that the service
 * no longer belongs to is taken from it in full, so that no later correction is taken from somebody else.
 */
function differences(
  sums: readonly (ServiceSum & { readonly countedFor: ServiceHosts })[],
  hosts: ServiceHosts,
  now: ServiceSum,
): (ServiceHosts & ServiceSum)[] {
  const isHere = ({ countedFor }: { readonly countedFor: ServiceHosts }) =>
    (Object.keys(hosts) as (keyof ServiceHosts)[]).every((host) => countedFor[host] === hosts[host])
  const was = sums.find(isHere) ?? { minutes: 0, times: 0 }
  return [
    ...sums
      .filter((sum) => !isHere(sum))
      .map(({ countedFor, minutes, times }) => ({ ...countedFor, minutes: -minutes, times: -times })),
    { ...hosts, minutes: now.minutes - was.minutes, times: now.times - was.times },
  ].filter(({ minutes, times }) => minutes !== 0 || times !== 0)
}

/** Selects somebody's periods of service that count and fall, at least in part, on a day. */
const selectTimes = (database: Database, userId: string, day: Day) =>
  queriesOf(database).read(
    build
      .select({
        activityId: serviceTimes.activityId,
        hosts: hostsOfActivity,
        fromAt: serviceTimes.fromAt,
        untilAt: serviceTimes.untilAt,
      })
      .from(serviceTimes)
      .innerJoin(activities, eq(activities.id, serviceTimes.activityId))
      .leftJoin(teams, eq(teams.id, activities.teamId))
      .where(
        and(
          eq(serviceTimes.userId, userId),
          inArray(serviceTimes.state, [...countedServiceStates]),
          lt(serviceTimes.fromAt, new Date(day.until)),
          gt(serviceTimes.untilAt, new Date(day.from)),
        ),
      ),
  )

/** Selects what counts for somebody on a day so far, by activity and by whom it counts for. */
async function selectCounted(database: Database, userId: string, day: string) {
  const rows = await queriesOf(database).read(
    build
      .select({
        activityId: serviceEntries.activityId,
        hosts: hostsOfActivity,
        countedFor: hostsOfEntry,
        minutes: sql<number>`sum(${serviceEntries.minutes})::int`,
        times: sql<number>`sum(${serviceEntries.times})::int`,
        hasTime: sql<boolean>`${serviceTimes.id} is not null`,
        untilAt: serviceTimes.untilAt,
      })
      .from(serviceEntries)
      .leftJoin(
        serviceTimes,
        and(eq(serviceTimes.activityId, serviceEntries.activityId), eq(serviceTimes.userId, serviceEntries.userId)),
      )
      .leftJoin(activities, eq(activities.id, serviceEntries.activityId))
      .leftJoin(teams, eq(teams.id, activities.teamId))
      .where(and(eq(serviceEntries.userId, userId), eq(serviceEntries.day, day)))
      .groupBy(
        serviceEntries.activityId,
        serviceTimes.id,
        serviceTimes.untilAt,
        ...Object.values(hostsOfEntry),
        activities.teamId,
        activities.organisationId,
        activities.projectId,
        teams.organisationId,
      ),
  )
  // An activity that is gone has no hosts any more; its service keeps those for which it counted.
  return rows.map((row) => ({ ...row, hosts: row.hosts ?? row.countedFor }))
}
