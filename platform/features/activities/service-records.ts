import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { beyond } from '../../database/expressions'
import type { Language } from '../../database/schema/localised'
import { listPage } from '../feed/list-page'
import { rankingSums, serviceMinutes } from '../rankings/rankings.schema'
import type { PageOf } from './activities.queries'
import { activities } from './activities.schema'

type ServiceRow = Awaited<ReturnType<typeof selectServiceRecords>>[number]

/** A page of them, as the wire has it. */
export function serviceRecordsPage(rows: readonly ServiceRow[], size: number, language: Language) {
  return listPage(
    rows,
    size,
    ({ endedAt, activityId }) => [endedAt.toISOString(), activityId],
    ({ activityId, title, minutes, endedAt }) => ({
      activity_id: activityId,
      title: title?.[language] ?? '',
      minutes,
      ended_at: endedAt.toISOString(),
    }),
  )
}

/** A volunteer's rows of the ledger of service, with the title of each activity. */
export async function selectServiceRecords(database: Database, userId: string, { limit, after }: PageOf) {
  return await database
    .select({
      activityId: serviceMinutes.activityId,
      title: activities.title,
      minutes: serviceMinutes.minutes,
      endedAt: serviceMinutes.endedAt,
    })
    .from(serviceMinutes)
    .leftJoin(activities, eq(activities.id, serviceMinutes.activityId))
    .where(
      and(eq(serviceMinutes.userId, userId), beyond('<', [serviceMinutes.endedAt, serviceMinutes.activityId], after)),
    )
    .orderBy(desc(serviceMinutes.endedAt), desc(serviceMinutes.activityId))
    .limit(limit)
}

/** Their running sums. @param today YYYY-MM-DD in the site's calendar */
export async function readServiceSums(database: Database, userId: string, today: string) {
  const year = today.slice(0, 4)
  const month = today.slice(0, 7)
  const rows = await database
    .select({ period: rankingSums.period, minutes: rankingSums.minutes, times: rankingSums.times })
    .from(rankingSums)
    .where(
      and(
        eq(rankingSums.kind, 'person'),
        eq(rankingSums.subjectId, userId),
        inArray(rankingSums.period, ['all', year, month]),
      ),
    )
  const of = (period: string) => rows.find((row) => row.period === period)
  return {
    minutes: of('all')?.minutes ?? 0,
    times: of('all')?.times ?? 0,
    minutes_this_year: of(year)?.minutes ?? 0,
    minutes_this_month: of(month)?.minutes ?? 0,
  }
}
