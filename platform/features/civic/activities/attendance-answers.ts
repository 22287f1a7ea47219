import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { AttendanceListDto, AttendantDto } from '../../../../contract/attendance'
import { addingAt, type AttendanceGroup } from '../../../../src/domain/civic/activities/attendance-list'
import { countableSpan } from '../../../../src/domain/civic/activities/attendance'
import { offeredDecisions, serviceAt } from '../../../../src/domain/civic/activities/service-lifecycle'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { isBeyond } from '../../../kernel/database/expressions'
import { listPage } from '../../../kernel/lists/list-page'
import { serviceMinutes } from '../rankings/rankings.schema'
import { users } from '../../../kernel/members/members.schema'
import type { PageRange } from './activities.queries'
import { activities, activityMembers, serviceTimes } from './activities.schema'
import { selectLeastMinutes } from './least-minutes'
import { requireActivityLeader } from './lead-activity'
import { shiftOf } from './shifts'
import type { ActivityRow } from './service-times'

/** The leader who asks, and the activity. */
export interface AttendanceReader {
  readonly actorId: string
  readonly activityId: string
  readonly language: Language
  readonly now: Date
}

async function readLed(database: Database, { actorId, activityId }: AttendanceReader): Promise<ActivityRow> {
  await requireActivityLeader(database, actorId, activityId)
  const activity = await queriesOf(database).readOne(
    build.select().from(activities).where(eq(activities.id, activityId)),
  )
  if (activity === null) throw new Error(`nobody leads ${activityId}`)
  return activity
}

const timesOf = ({ startsAt, endsAt }: ActivityRow) => ({ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() })
const ofActivity = (activityId: string) =>
  and(eq(activityMembers.activityId, activityId), ne(activityMembers.state, 'left'))
const ofShift = (shiftId: string | null) => (shiftId === null ? undefined : eq(activityMembers.shiftId, shiftId))
const itsTime = and(
  eq(serviceTimes.activityId, activityMembers.activityId),
  eq(serviceTimes.userId, activityMembers.userId),
)

/**
 * Whether a member belongs to a group. A member who is still checked in after the end of the activity forgot to check
 * out, and belongs to `waiting`.
 */
function isOfGroup(group: AttendanceGroup, { endsAt }: ActivityRow, now: Date) {
  const isOver = endsAt < now
  return {
    waiting: inArray(serviceTimes.state, isOver ? ['open', 'waiting'] : ['waiting']),
    there: isOver ? sql`false` : eq(serviceTimes.state, 'open'),
    left: inArray(serviceTimes.state, ['confirmed', 'corrected', 'refused']),
    absent: isNull(serviceTimes.state),
  }[group]
}

/**
 * The counts of the attendance list, of one shift where one is chosen.
 * @param personId the person who is about to be added
 */
export async function readAttendanceList(
  database: Database,
  reader: AttendanceReader,
  { personId = null, shiftId = null }: { readonly personId?: string | null; readonly shiftId?: string | null } = {},
): Promise<AttendanceListDto> {
  const activity = await readLed(database, reader)
  const { language, now } = reader
  const countOf = (group: AttendanceGroup) =>
    sql<number>`count(*) filter (where ${isOfGroup(group, activity, now)})::int`
  const counts = await queriesOf(database).readOne(
    build
      .select({
        waiting: countOf('waiting'),
        there: countOf('there'),
        left: countOf('left'),
        absent: countOf('absent'),
      })
      .from(activityMembers)
      .leftJoin(serviceTimes, itsTime)
      .where(and(ofActivity(activity.id), ofShift(shiftId))),
  )
  const [person] =
    personId === null
      ? []
      : await queriesOf(database).read(
          build
            .select({ id: users.id, nickname: users.nickname, avatar: users.avatar })
            .from(users)
            .where(eq(users.id, personId)),
        )
  const limits = countableSpan(timesOf(activity))
  return {
    activity_id: activity.id,
    team_id: activity.teamId ?? '',
    own_code: activity.code,
    title: activity.title[language],
    shifts: activity.shifts.map(({ id, name }) => ({ id, name: name[language] })),
    starts_at: activity.startsAt.toISOString(),
    ends_at: activity.endsAt.toISOString(),
    counts_from: new Date(limits.from).toISOString(),
    counts_until: new Date(limits.until).toISOString(),
    counts: counts ?? { waiting: 0, there: 0, left: 0, absent: 0 },
    adding: addingAt({ ...timesOf(activity), isCancelled: activity.state === 'cancelled' }, now.getTime()),
    person: person ?? null,
  }
}

/** A page of the members of one group, of one shift where one is chosen. */
export async function readAttendance(
  database: Database,
  reader: AttendanceReader,
  { group, shiftId }: { readonly group: AttendanceGroup; readonly shiftId: string | null },
  { limit, after }: PageRange,
) {
  const activity = await readLed(database, reader)
  const rows = await queriesOf(database).read(
    build
      .select({
        id: users.id,
        nickname: users.nickname,
        avatar: users.avatar,
        joinedAt: activityMembers.joinedAt,
        isWalkIn: activityMembers.isWalkIn,
        shiftId: activityMembers.shiftId,
        time: serviceTimes,
        minutes: serviceMinutes.minutes,
      })
      .from(activityMembers)
      .innerJoin(users, eq(users.id, activityMembers.userId))
      .leftJoin(serviceTimes, itsTime)
      .leftJoin(
        serviceMinutes,
        and(
          eq(serviceMinutes.activityId, activityMembers.activityId),
          eq(serviceMinutes.userId, activityMembers.userId),
        ),
      )
      .where(
        and(
          ofActivity(activity.id),
          ofShift(shiftId),
          isOfGroup(group, activity, reader.now),
          isBeyond('>', [activityMembers.joinedAt, activityMembers.userId], after),
        ),
      )
      .orderBy(asc(activityMembers.joinedAt), asc(activityMembers.userId))
      .limit(limit),
  )
  const now = reader.now.getTime()
  const leastMinutes = await selectLeastMinutes(queriesOf(database))
  const attendantOf = ({
    id,
    nickname,
    avatar,
    isWalkIn,
    shiftId: shift,
    time,
    minutes,
  }: (typeof rows)[number]): AttendantDto => {
    const service = time && serviceAt(shownTime(time), timesOf(activity), now)
    const facts = { endsAt: activity.endsAt.getTime(), isOwn: id === reader.actorId }
    return {
      ...{ id, nickname, avatar },
      is_walk_in: isWalkIn,
      shift: shiftOf(activity, shift)?.name[reader.language] ?? null,
      service: service && {
        state: service.state,
        from: new Date(service.from).toISOString(),
        until: service.until === null ? null : new Date(service.until).toISOString(),
        minutes: minutes ?? 0,
        least_minutes: leastMinutes,
        doubt: service.doubt,
      },
      decisions: service === null ? [] : offeredDecisions(service, facts, now),
    }
  }
  return listPage(rows, limit - 1, ({ joinedAt, id }) => [joinedAt.toISOString(), id], attendantOf)
}

export const shownTime = ({ state, fromAt, untilAt, doubt }: typeof serviceTimes.$inferSelect) => ({
  ...{ state, doubt },
  from: fromAt.getTime(),
  until: untilAt?.getTime() ?? null,
})
