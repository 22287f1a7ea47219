import { and, asc, eq, gt, gte, inArray, lt, lte, or } from 'drizzle-orm'
import type { Engagement } from '../../../../src/domain/civic/clashes/clash'
import type { TimeSpan } from '../../../../src/domain/civic/activities/time-spans'
import type { Database } from '../../../kernel/database/client'
import type { Localised } from '../../../kernel/database/schema/localised'
import { queriesOf, type Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { siteDayAt } from '../../../kernel/site/site-clock'
import { isComing } from '../activities/activities.queries'
import { shiftOf, timesOfShift } from '../activities/shifts'
import { activities, activityMembers } from '../activities/activities.schema'
import { classMembers, lessons, studyClasses } from '../lessons/lessons.schema'
import { orderableServices, serviceOrders } from '../orders/orders.schema'
import { wishClaims, wishes } from '../wishes/wishes.schema'

/** An engagement with the words by which its member knows it. */
export interface NamedEngagement extends Engagement {
  readonly title: Localised
}

/** The time in which engagements are looked for. */
export interface EngagementWindow extends TimeSpan {
  /** The IANA name of the site's time zone. */
  readonly zone: string
}

/** The most engagements of one kind that are compared. */
const most = 200

type ActivityColumns = Pick<
  typeof activities.$inferSelect,
  'id' | 'title' | 'startsAt' | 'endsAt' | 'latitude' | 'longitude' | 'shifts'
> & { readonly shiftId: string | null }

export function engagementOfActivity(
  { id, title, latitude, longitude, shiftId, ...activity }: ActivityColumns,
  zone: string,
): NamedEngagement {
  const { startsAt, endsAt } = timesOfShift(activity, shiftOf(activity, shiftId))
  return {
    ...{ kind: 'activity', id, title, position: { latitude, longitude } },
    ...timed({ from: startsAt.getTime(), until: endsAt.getTime() }, zone),
  }
}

type LessonColumns = Pick<typeof lessons.$inferSelect, 'id' | 'startsAt' | 'endsAt'> & { readonly title: Localised }

export function engagementOfLesson({ id, title, startsAt, endsAt }: LessonColumns, zone: string): NamedEngagement {
  const times = timed({ from: startsAt.getTime(), until: endsAt.getTime() }, zone)
  return { ...{ kind: 'lesson', id, title, position: null }, ...times }
}

/** An engagement of which only the day is agreed. */
export const engagementOfDay = (
  kind: 'order' | 'wish',
  { id, title, wantedOn }: { readonly id: string; readonly title: Localised; readonly wantedOn: string },
): NamedEngagement => ({
  ...{ kind, id, title, times: null, days: { first: wantedOn, last: wantedOn }, position: null },
})

function timed(times: TimeSpan, zone: string) {
  const dayOf = (moment: number) => siteDayAt(moment, zone).day
  return { times, days: { first: dayOf(times.from), last: dayOf(Math.max(times.from, times.until - 1)) } }
}

interface Moments {
  readonly begins: Date
  readonly ends: Date
}

/** The first and the last day of the window, YYYY-MM-DD. */
interface Days {
  readonly first: string
  readonly last: string
}

/** Reads what a member has promised in a window of time, each kind through an index over their own rows. */
export async function readEngagements(
  database: Database,
  userId: string,
  { zone, from, until }: EngagementWindow,
): Promise<readonly NamedEngagement[]> {
  const queries = queriesOf(database)
  const moments = { begins: new Date(from), ends: new Date(until) }
  const days = { first: siteDayAt(from, zone).day, last: siteDayAt(until, zone).day }
  return [
    ...(await selectJoined(queries, userId, moments)).map((row) => engagementOfActivity(row, zone)),
    ...(await selectLessons(queries, userId, moments)).map((row) => engagementOfLesson(row, zone)),
    ...(await selectOrders(queries, userId, days)).map((row) => engagementOfDay('order', row)),
    ...(await selectClaimed(queries, userId, days)).map((row) => engagementOfDay('wish', row)),
  ]
}

/** The activities that the member joined. */
function selectJoined(queries: Queries, userId: string, { begins, ends }: Moments) {
  const { id, title, startsAt, endsAt, latitude, longitude, shifts } = activities
  const { shiftId } = activityMembers
  return queries.read(
    build
      .select({ id, title, startsAt, endsAt, latitude, longitude, shifts, shiftId })
      .from(activityMembers)
      .innerJoin(activities, eq(id, activityMembers.activityId))
      .where(
        and(
          eq(activityMembers.userId, userId),
          inArray(activityMembers.state, ['joined', 'checked-in']),
          isComing,
          lt(startsAt, ends),
          gt(endsAt, begins),
        ),
      )
      .orderBy(asc(startsAt), asc(id))
      .limit(most),
  )
}

/** The lessons of the classes that the member is in. */
function selectLessons(queries: Queries, userId: string, { begins, ends }: Moments) {
  return queries.read(
    build
      .select({ id: lessons.id, title: studyClasses.title, startsAt: lessons.startsAt, endsAt: lessons.endsAt })
      .from(classMembers)
      .innerJoin(lessons, eq(lessons.classId, classMembers.classId))
      .innerJoin(studyClasses, eq(studyClasses.id, classMembers.classId))
      .where(
        and(
          eq(classMembers.userId, userId),
          eq(lessons.isCancelled, false),
          lt(lessons.startsAt, ends),
          gt(lessons.endsAt, begins),
        ),
      )
      .orderBy(asc(lessons.startsAt), asc(lessons.id))
      .limit(most),
  )
}

/** The orders that the member placed or took. */
function selectOrders(queries: Queries, userId: string, { first, last }: Days) {
  const { wantedOn } = serviceOrders
  return queries.read(
    build
      .select({ id: serviceOrders.id, title: orderableServices.name, wantedOn })
      .from(serviceOrders)
      .innerJoin(orderableServices, eq(orderableServices.id, serviceOrders.serviceId))
      .where(
        and(
          or(
            and(eq(serviceOrders.providerId, userId), eq(serviceOrders.state, 'provided')),
            and(eq(serviceOrders.userId, userId), inArray(serviceOrders.state, ['placed', 'provided'])),
          ),
          gte(wantedOn, first),
          lte(wantedOn, last),
        ),
      )
      .orderBy(asc(wantedOn), asc(serviceOrders.id))
      .limit(most),
  )
}

/** The wishes that the member claimed. */
function selectClaimed(queries: Queries, userId: string, { first, last }: Days) {
  return queries.read(
    build
      .select({ id: wishes.id, title: wishes.title, wantedOn: wishes.wantedOn })
      .from(wishClaims)
      .innerJoin(wishes, eq(wishes.id, wishClaims.wishId))
      .where(
        and(
          eq(wishClaims.userId, userId),
          eq(wishClaims.state, 'active'),
          inArray(wishes.state, ['open', 'claimed']),
          gte(wishes.wantedOn, first),
          lte(wishes.wantedOn, last),
        ),
      )
      .orderBy(asc(wishes.wantedOn), asc(wishes.id))
      .limit(most),
  )
}
