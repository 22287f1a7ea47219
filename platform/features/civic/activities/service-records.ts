import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import type { OwnServiceRecordDto } from '../../../../contract/service-records'
import {
  serviceAt,
  serviceDecisions,
  type ServiceDecision,
} from '../../../../src/domain/civic/activities/service-lifecycle'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { isBeyond } from '../../../kernel/database/expressions'
import type { Localised } from '../../../kernel/database/schema/localised'
import { caseSteps } from '../../../kernel/cases/cases.schema'
import { listPage } from '../../../kernel/lists/list-page'
import { rankingSums, serviceMinutes } from '../rankings/rankings.schema'
import { users } from '../../../kernel/members/members.schema'
import type { PageRange } from './activities.queries'
import { activities, serviceTimes } from './activities.schema'
import { selectLeastMinutes } from './least-minutes'
import { shownTime } from './attendance-answers'
import { serviceCase, serviceId } from './service-case'

type PersonDto = NonNullable<NonNullable<OwnServiceRecordDto['service']>['decisions'][number]['by']>
type ServiceRow = Awaited<ReturnType<typeof selectServiceRecords>>[number]

const recordOf = ({ activityId, title, minutes, endedAt }: ServiceRow, language: Language) => ({
  activity_id: activityId,
  title: title?.[language] ?? '',
  minutes,
  ended_at: endedAt.toISOString(),
})
const placeOf = ({ endedAt, activityId }: ServiceRow) => [endedAt.toISOString(), activityId]

/** A page of the service that counts, which everybody may see. */
export async function publicRecords(database: Database, userId: string, page: PageRange, language: Language) {
  const rows = await selectServiceRecords(database, userId, page, true)
  return listPage(rows, page.limit - 1, placeOf, (row) => recordOf(row, language))
}

/** A page of somebody's own service: what counts, what waits, and what was refused. */
export async function ownRecords(database: Database, userId: string, page: PageRange, language: Language, now: Date) {
  const rows = await selectServiceRecords(database, userId, page, false)
  const leastMinutes = await selectLeastMinutes(queriesOf(database))
  const decisions = await selectDecisions(
    database,
    userId,
    rows.map(({ activityId }) => activityId),
  )
  return listPage(rows, page.limit - 1, placeOf, (row): OwnServiceRecordDto => {
    const { time, endsAt, minutes, activityId } = row
    const record = recordOf(row, language)
    if (time === null || endsAt === null) return { ...record, service: null }
    const decisionSteps = decisions.get(serviceId(activityId, userId)) ?? []
    return {
      ...record,
      service: {
        ...serviceOf(time, { endsAt, minutes, leastMinutes, reason: decisionSteps.at(-1)?.text[language] ?? '' }, now),
        decisions: decisionSteps.map(({ text, ...decision }) => ({ ...decision, text: text[language] })),
      },
    }
  })
}

/** The period of a volunteer in one activity, as they see it themselves. */
export async function readOwnService(
  database: Database,
  { userId, activityId, language, now }: { userId: string; activityId: string; language: Language; now: Date },
) {
  const row = await queriesOf(database).readOne(
    build
      .select({ time: serviceTimes, endsAt: activities.endsAt, minutes: serviceMinutes.minutes })
      .from(serviceTimes)
      .innerJoin(activities, eq(activities.id, serviceTimes.activityId))
      .leftJoin(serviceMinutes, isItsSum)
      .where(and(eq(serviceTimes.activityId, activityId), eq(serviceTimes.userId, userId))),
  )
  if (row === null) return null
  const decisions = await selectDecisions(database, userId, [activityId])
  const last = decisions.get(serviceId(activityId, userId))?.at(-1)
  const leastMinutes = await selectLeastMinutes(queriesOf(database))
  const facts = { endsAt: row.endsAt, minutes: row.minutes ?? 0, leastMinutes, reason: last?.text[language] ?? '' }
  return serviceOf(row.time, facts, now)
}

interface ServiceFacts {
  readonly endsAt: Date
  readonly minutes: number
  readonly leastMinutes: number
  readonly reason: string
}

function serviceOf(
  time: typeof serviceTimes.$inferSelect,
  { endsAt, minutes, leastMinutes, reason }: ServiceFacts,
  now: Date,
) {
  const { state, from, until, doubt } = serviceAt(shownTime(time), { endsAt: endsAt.getTime() }, now.getTime())
  return {
    ...{ state, minutes, doubt, reason, least_minutes: leastMinutes },
    from: new Date(from).toISOString(),
    until: until === null ? null : new Date(until).toISOString(),
  }
}

/** Selects who decided on periods of service, when and why, oldest first. */
async function selectDecisions(database: Database, userId: string, activityIds: readonly string[]) {
  const rows = await queriesOf(database).read(
    build
      .select({
        caseId: caseSteps.caseId,
        act: caseSteps.act,
        at: caseSteps.at,
        text: caseSteps.text,
        by: { id: users.id, nickname: users.nickname, avatar: users.avatar },
      })
      .from(caseSteps)
      .leftJoin(users, eq(users.id, caseSteps.actorId))
      .where(
        and(
          eq(caseSteps.kind, serviceCase.name),
          inArray(
            caseSteps.caseId,
            activityIds.map((activityId) => serviceId(activityId, userId)),
          ),
          inArray(caseSteps.act, [...serviceDecisions]),
        ),
      )
      .orderBy(asc(caseSteps.id)),
  )
  const decisions = new Map<string, { act: ServiceDecision; by: PersonDto | null; at: string; text: Localised }[]>()
  for (const { caseId, act, by, at, text } of rows) {
    const decision = { act: act as ServiceDecision, by, at: at.toISOString(), text }
    decisions.set(caseId, [...(decisions.get(caseId) ?? []), decision])
  }
  return decisions
}

const isItsSum = and(
  eq(serviceMinutes.activityId, serviceTimes.activityId),
  eq(serviceMinutes.userId, serviceTimes.userId),
)

/**
 * A volunteer's services, with the title of each activity.
 * @param countedOnly leaves out services that wait or were refused
 */
async function selectServiceRecords(
  database: Database,
  userId: string,
  { limit, after }: PageRange,
  countedOnly: boolean,
) {
  return await queriesOf(database).read(
    build
      .select({
        activityId: serviceMinutes.activityId,
        title: activities.title,
        endsAt: activities.endsAt,
        minutes: serviceMinutes.minutes,
        endedAt: serviceMinutes.endedAt,
        time: serviceTimes,
      })
      .from(serviceMinutes)
      .leftJoin(activities, eq(activities.id, serviceMinutes.activityId))
      .leftJoin(serviceTimes, isItsSum)
      .where(
        and(
          eq(serviceMinutes.userId, userId),
          countedOnly ? gt(serviceMinutes.minutes, 0) : undefined,
          isBeyond('<', [serviceMinutes.endedAt, serviceMinutes.activityId], after),
        ),
      )
      .orderBy(desc(serviceMinutes.endedAt), desc(serviceMinutes.activityId))
      .limit(limit),
  )
}

/**
 * The volunteer's running sums.
 * @param today YYYY-MM-DD in the site's calendar
 */
export async function readServiceSums(database: Database, userId: string, today: string) {
  const year = today.slice(0, 4)
  const month = today.slice(0, 7)
  const rows = await queriesOf(database).read(
    build
      .select({ period: rankingSums.period, minutes: rankingSums.minutes, times: rankingSums.times })
      .from(rankingSums)
      .where(
        and(
          eq(rankingSums.kind, 'person'),
          eq(rankingSums.subjectId, userId),
          inArray(rankingSums.period, ['all', year, month]),
        ),
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
