import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { findClashes as endpoint } from '../../../../contract/clashes'
import type * as z from 'zod/mini'
import {
  clashBetween,
  namedClashes,
  type ClashFacts,
  type ClashTarget,
} from '../../../../src/domain/civic/clashes/clash'
import { publicActivityStates } from '../../../../src/domain/civic/activities/activity-lifecycle'
import { parseIsoDate } from '../../../../src/domain/frame/shared/civil-date'
import { instantOf } from '../../../../src/domain/frame/shared/site-time'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { unsaid } from '../../../kernel/shared/as-written'
import { selectTimeZone } from '../../../kernel/site/site.queries'
import { activities } from '../activities/activities.schema'
import { lessons } from '../lessons/lessons.schema'
import { orderableServices, serviceOrders } from '../orders/orders.schema'
import { isApprovedVolunteer } from '../volunteer-status/require-volunteer'
import { wishes } from '../wishes/wishes.schema'
import {
  engagementOfActivity,
  engagementOfDay,
  engagementOfLesson,
  readEngagements,
  type NamedEngagement,
} from './engagements'

interface Asker {
  readonly userId: string
  readonly language: Language
  readonly at: Date
}

interface FoundClash extends ClashFacts {
  readonly wanted: NamedEngagement
  readonly held: NamedEngagement
}

/** Half a day: the longest way that is considered, and more than any city is wide. */
const around = 12 * 3_600_000
/** The most lessons of a class that are compared. */
const mostLessons = 60

/** Finds what a member has promised that clashes with what they are about to promise, the earliest first. */
export async function findClashes(
  database: Database,
  target: ClashTarget,
  { userId, language, at }: Asker,
): Promise<z.input<typeof endpoint.answer>> {
  const zone = await selectTimeZone(queriesOf(database))
  const wanted = await readWanted(database, target, { userId, zone, at })
  if (wanted.length === 0) return { clashes: [], count: 0 }
  const spans = wanted.map(({ times, days }) => times ?? spanOfDay(days.first))
  const from = Math.min(...spans.map((span) => span.from)) - around
  const until = Math.max(...spans.map((span) => span.until)) + around
  const held = await readEngagements(database, userId, { zone, from, until })
  const found = wanted
    .flatMap((each) =>
      held.flatMap((other): FoundClash[] => {
        const facts = clashBetween(each, other)
        return facts === null ? [] : [{ ...facts, wanted: each, held: other }]
      }),
    )
    .sort((one, other) => beginningOf(one.held) - beginningOf(other.held))
  return {
    count: found.length,
    clashes: found
      .slice(0, namedClashes)
      .map(({ reason, way, wanted: own, held: other }) => ({
        ...{ kind: other.kind, title: other.title[language], day: other.days.first, reason, way },
        starts_at: other.times === null ? null : new Date(other.times.from).toISOString(),
        ends_at: other.times === null ? null : new Date(other.times.until).toISOString(),
        lesson_at: own.kind === 'lesson' && own.times !== null ? new Date(own.times.from).toISOString() : null,
      })),
  }
}

const beginningOf = ({ times, days }: NamedEngagement): number =>
  times?.from ?? instantOf(`${days.first}T00:00:00Z`) ?? 0

/** A day with half a day around it, whatever the time zone. */
function spanOfDay(day: string) {
  const from = instantOf(`${day}T00:00:00Z`) ?? 0
  return { from: from - around, until: from + 3 * around }
}

interface WantedBy {
  readonly userId: string
  readonly zone: string
  readonly at: Date
}

/** Reads what is about to be promised; nothing for what the member could not promise, of which nothing is told. */
async function readWanted(
  database: Database,
  { kind, id, shiftId }: ClashTarget,
  { userId, zone, at }: WantedBy,
): Promise<readonly NamedEngagement[]> {
  const queries = queriesOf(database)
  switch (kind) {
    case 'activity': {
      const isOffered = and(eq(activities.id, id), inArray(activities.state, [...publicActivityStates]))
      const row = await queries.readOne(build.select().from(activities).where(isOffered))
      return row === null ? [] : [engagementOfActivity({ ...row, shiftId: shiftId ?? null }, zone)]
    }
    case 'class': {
      const isToCome = and(eq(lessons.classId, id), eq(lessons.isCancelled, false), gt(lessons.endsAt, at))
      const { startsAt, endsAt, title } = lessons
      const rows = await queries.read(
        build
          .select({ id: lessons.id, title, startsAt, endsAt })
          .from(lessons)
          .where(isToCome)
          .orderBy(asc(startsAt), asc(lessons.id))
          .limit(mostLessons),
      )
      return rows.map((row) => engagementOfLesson(row, zone))
    }
    case 'order': {
      const { state, wantedOn } = serviceOrders
      const row = await queries.readOne(
        build
          .select({ id: serviceOrders.id, title: orderableServices.name, wantedOn })
          .from(serviceOrders)
          .innerJoin(orderableServices, eq(orderableServices.id, serviceOrders.serviceId))
          .where(and(eq(serviceOrders.id, id), eq(state, 'placed'))),
      )
      return row === null || !(await isApprovedVolunteer(database, userId)) ? [] : [engagementOfDay(kind, row)]
    }
    case 'wish': {
      const isOffered = and(eq(wishes.id, id), eq(wishes.state, 'open'))
      const { title, wantedOn } = wishes
      const row = await queries.readOne(build.select({ id: wishes.id, title, wantedOn }).from(wishes).where(isOffered))
      return row === null || !(await isApprovedVolunteer(database, userId)) ? [] : [engagementOfDay(kind, row)]
    }
    case 'day':
      // The order that is about to be placed has no id yet.
      return parseIsoDate(id) === null ? [] : [engagementOfDay('order', { id: '', title: unsaid, wantedOn: id })]
  }
}
