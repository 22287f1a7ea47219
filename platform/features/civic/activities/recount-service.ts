import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { countedServiceStates } from '../../../../src/domain/civic/activities/service-lifecycle'
import {
  daysOf,
  minutesOfDay,
  type ServedSpan,
  type TimeSpan,
} from '../../../../src/domain/civic/activities/time-spans'
import type { Database, Transaction } from '../../../kernel/database/client'
import { build } from '../../../kernel/database/statement'
import { queriesOf } from '../../../kernel/database/queries'
import type { Localised } from '../../../kernel/database/schema/localised'
import { unsaid } from '../../../kernel/shared/as-written'
import { countService, type LedgerEntry } from '../rankings/count-service'
import { serviceEntries } from '../rankings/rankings.schema'
import { siteDayAt } from '../../../kernel/site/site-clock'
import { selectTimeZone } from '../../../kernel/site/site.queries'
import { activities, serviceTimes } from './activities.schema'

/** The cause of a change of hours: by whom, when and why. */
export interface ServiceCause {
  readonly activityId: string
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
  const zone = await selectTimeZone(queriesOf(transaction))
  const entries: LedgerEntry[] = []
  for (const { userId, spans } of changes) {
    const touchedDays = spans.flatMap((span) => daysOf(span, (moment) => siteDayAt(moment, zone)))
    for (const day of new Map(touchedDays.map((each) => [each.day, each])).values())
      entries.push(...(await differencesOf(transaction, userId, day, cause)))
  }
  await countService(transaction, entries)
}

type Day = ReturnType<typeof siteDayAt>

async function differencesOf(
  database: Database,
  userId: string,
  day: Day,
  cause: ServiceCause,
): Promise<LedgerEntry[]> {
  const countedSum = await selectCounted(database, userId, day.day)
  const periods = await selectTimes(database, userId, day)
  const spans = periods.flatMap(({ activityId, fromAt, untilAt }): ServedSpan[] =>
    untilAt === null ? [] : [{ activityId, from: fromAt.getTime(), until: untilAt.getTime() }],
  )
  // The minutes of older service of which only the sum is known are taken off the day first.
  const fixedMinutes = countedSum.filter(({ hasTime }) => !hasTime).reduce((sum, { minutes }) => sum + minutes, 0)
  const minutes = minutesOfDay(spans, day, fixedMinutes)
  const of = new Map(
    [...countedSum.filter(({ hasTime }) => hasTime), ...periods].map((each) => [each.activityId, each]),
  )
  return [...of.values()].flatMap(({ activityId, teamId, organisationId, projectId, untilAt }) => {
    const was = countedSum.find((each) => each.activityId === activityId)
    const now = minutes.get(activityId) ?? 0
    const begins = spans.some(({ activityId: id, from }) => id === activityId && from >= day.from)
    const difference = { minutes: now - (was?.minutes ?? 0), times: (begins && now > 0 ? 1 : 0) - (was?.times ?? 0) }
    if (difference.minutes === 0 && difference.times === 0) return []
    const isCause = activityId === cause.activityId
    return {
      ...{ userId, activityId, teamId, organisationId, projectId, day: day.day, ...difference },
      act: isCause ? cause.act : 'overlap',
      role: cause.role,
      actorId: cause.actorId,
      text: isCause ? (cause.text ?? unsaid) : unsaid,
      at: cause.at,
      endedAt: untilAt ?? cause.at,
    }
  })
}

const hosts = { teamId: activities.teamId, organisationId: activities.organisationId, projectId: activities.projectId }

/** Selects somebody's periods of service that count and fall, at least in part, on a day. */
const selectTimes = (database: Database, userId: string, day: Day) =>
  queriesOf(database).read(
    build
      .select({
        activityId: serviceTimes.activityId,
        ...hosts,
        fromAt: serviceTimes.fromAt,
        untilAt: serviceTimes.untilAt,
      })
      .from(serviceTimes)
      .innerJoin(activities, eq(activities.id, serviceTimes.activityId))
      .where(
        and(
          eq(serviceTimes.userId, userId),
          inArray(serviceTimes.state, [...countedServiceStates]),
          lt(serviceTimes.fromAt, new Date(day.until)),
          gt(serviceTimes.untilAt, new Date(day.from)),
        ),
      ),
  )

/** Selects the minutes that count for somebody on a day so far, by activity. */
const selectCounted = (database: Database, userId: string, day: string) =>
  queriesOf(database).read(
    build
      .select({
        activityId: serviceEntries.activityId,
        ...hosts,
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
      .where(and(eq(serviceEntries.userId, userId), eq(serviceEntries.day, day)))
      .groupBy(
        serviceEntries.activityId,
        serviceTimes.id,
        serviceTimes.untilAt,
        activities.teamId,
        activities.organisationId,
        activities.projectId,
      ),
  )
