import { inArray } from 'drizzle-orm'
import { activityLifecycle } from '../../../../../src/domain/civic/activities/activity-lifecycle'
import type { ActivityState } from '../../../../../src/domain/civic/activities/activity-lifecycle'
import type { Database } from '../../../../kernel/database/client'
import { queriesOf } from '../../../../kernel/database/queries'
import { build } from '../../../../kernel/database/statement'
import {
  activities,
  activityMembers,
  serviceTimes,
  type StoredShift,
} from '../../../../features/civic/activities/activities.schema'
import { serviceCase } from '../../../../features/civic/activities/service-case'
import { caseSteps } from '../../../../kernel/cases/cases.schema'
import { volunteers } from '../../../../features/civic/volunteers/volunteers.schema'
import { unsaid } from '../../../../kernel/shared/as-written'
import { demoActivities, demoCancelReason, demoNightActivities, demoShiftNames } from '../../../content/activities'
import type { DemoActivity } from '../../../content/activities'
import { cityDay, hour, isInDay, minute, day } from '../../../city-day'
import { demoProjectOf } from '../../../content/projects'
import { demoVenues } from '../../../content/venues'
import { pictureOf } from '../../../media'
import { sequence } from '../../../random'
import { demoVenueAt } from '../venues/demo-venue'
import { insertAll } from '../../insert'
import { demoServiceTimes } from './seed-service-times'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'

export const activitiesDemo: DemoStep = {
  feature: 'activities',
  what: bilingual('志愿活动', 'activities'),
  seed: seedActivities,
}

/** The number of activities in the demo. */
const activityCount = 120
const activityId = (index: number): string => `activity-${String(index + 1).padStart(3, '0')}`

/** The states of the activities: mostly those that can be joined, and every other state in turn. */
const states = (
  'enrolling running ended enrolling announced ended enrolling ended running ended ' +
  'enrolling ended announced enrolling ended cancelled enrolling ended submitted ended'
).split(' ') as ActivityState[]

type Activity = typeof activities.$inferInsert
type Member = typeof activityMembers.$inferInsert

interface GeneratedActivity {
  readonly activity: Activity
  readonly members: readonly Member[]
  readonly scenes: readonly string[]
}

/** Two activities belong to the team that the demo's volunteer leads: one is running, one ended yesterday. */
const ledPlaces = { running: 8, ended: 22 }
const isLed = (index: number): boolean => index === ledPlaces.running || index === ledPlaces.ended

/** One activity that can be joined, which nobody keeps up for four hours, is split into shifts. */
const shiftedPlace = 23

/** Seeds activities in every state, with their members, and the service of those that are over. */
export async function seedActivities(database: Database, now: Date): Promise<void> {
  const people = await selectPeople(database)
  const generated = withOwnPictures(
    withoutDoubles(Array.from({ length: activityCount }, (_, index) => activityAt(index, now, people))),
  )
  await insertAll(
    database,
    activities,
    generated.map(({ activity }) => activity),
  )
  await insertAll(
    database,
    activityMembers,
    generated.flatMap(({ members }) => members),
  )
  // The minutes of these times are summed with those of all other service.
  const servicePeriods = generated.flatMap(({ activity, members }) => demoServiceTimes(activity, members))
  await insertAll(
    database,
    serviceTimes,
    servicePeriods.map(({ time }) => time),
  )
  // Steps have no ids that an interrupted seeding could recognise, so they are removed first.
  await database.delete(caseSteps).where(inArray(caseSteps.kind, ['activity', serviceCase.name]))
  await insertAll(database, caseSteps, [...generated.map(stepOf), ...servicePeriods.flatMap(({ steps }) => steps)])
}

/** Gives an activity another of its pictures each time that it is held, so that neighbours in a list differ. */
function withOwnPictures(generated: readonly GeneratedActivity[]): readonly GeneratedActivity[] {
  const turns = new Map<string, number>()
  return [...generated]
    .sort((one, other) => one.activity.startsAt.getTime() - other.activity.startsAt.getTime())
    .map(({ activity, members, scenes }) => {
      const turn = turns.get(activity.title['zh-CN']) ?? 0
      turns.set(activity.title['zh-CN'], turn + 1)
      const pictures = [pictureOf(scenes[turn % scenes.length] ?? ''), ...(activity.pictures ?? []).slice(1)]
      return { activity: { ...activity, pictures }, members, scenes }
    })
}

/** Keeps each person checked in to one activity at most: in all further activities they have only joined. */
function withoutDoubles(demoActivities: readonly GeneratedActivity[]): GeneratedActivity[] {
  const checkedInIds = new Set<string>()
  return demoActivities.map(({ activity, members, scenes }) => ({
    activity,
    scenes,
    members: members.map((member): Member => {
      const isDouble = member.state === 'checked-in' && checkedInIds.has(member.userId)
      if (member.state === 'checked-in') checkedInIds.add(member.userId)
      return isDouble ? { ...member, state: 'joined', checkedInAt: null } : member
    }),
  }))
}

/** The ids of approved volunteers, without the demo's own account, which joins particular activities. */
async function selectPeople(database: Database): Promise<readonly string[]> {
  const volunteerNames = Array.from({ length: 200 }, (_, index) => `volunteer-${String(index + 1).padStart(3, '0')}`)
  const rows = await queriesOf(database).read(
    build
      .select({ id: volunteers.id })
      .from(volunteers)
      .where(inArray(volunteers.id, volunteerNames))
      .orderBy(volunteers.id),
  )
  return rows.map(({ id }) => id)
}

function activityAt(index: number, now: Date, people: readonly string[]): GeneratedActivity {
  const id = activityId(index)
  const order = sequence(id)
  const state = states[index % states.length] ?? 'enrolling'
  const suitableActivities = state === 'running' ? activitiesNow(now) : demoActivities
  const demo = suitableActivities[index % suitableActivities.length]
  if (demo === undefined) throw new Error(`the demo has no activity ${index}`)
  const venue = demoVenueAt((index * 7) % demoVenues.length)
  const isLedByDemo = isLed(index)
  const spread = order.whole(20)
  const times = checkedTime(timesOf(state, index, now, isLedByDemo ? 0.1 : spread), state, demo)
  const places = isLedByDemo ? 14 : 6 + order.whole(5) * 4
  // Every seventh activity that can be joined is full.
  const isFull = index % 7 === 3
  const joins =
    state === 'announced' || state === 'submitted'
      ? 0
      : isFull
        ? places
        : Math.min(places - 2, isLedByDemo ? 9 : 3 + order.whole(6))
  const placeKinds = [
    ...(index % 3 === 1 ? ['user-volunteer'] : []),
    ...Array.from({ length: joins }, (_, round) => people[(index * 11 + round) % people.length] ?? ''),
  ]
  const joinedKinds = [...new Set(placeKinds.filter((each) => each !== ''))].slice(0, joins)
  const shifts = index === shiftedPlace ? halvesOf(times, places) : []
  const members = joinedKinds.map((userId, round) => ({
    ...memberOf(id, userId, round, state, times),
    shiftId: shifts[round % 2]?.id ?? null,
  }))
  const walkIn = people[(index * 11 + 100) % people.length]
  return {
    scenes: demo.scenes,
    members: isLedByDemo && walkIn !== undefined ? [...members, walkInOf(id, walkIn, state, times)] : members,
    activity: {
      id,
      kind: demo.kind,
      title: demo.title,
      intro: demo.intro,
      pictures: [demo.scenes[0] ?? '', ...venue.scenes.slice(0, 2)].map(pictureOf),
      venueId: venue.id,
      teamId: isLedByDemo ? 'team-01' : index % 4 === 3 ? null : `team-${String((index % 40) + 1).padStart(2, '0')}`,
      organisationId: index % 5 === 0 ? 'org-13' : null,
      projectId: demoProjectOf(demo.title['zh-CN'], Math.floor((times.startsAt.getTime() - now.getTime()) / day)),
      placeName: venue.name,
      latitude: venue.latitude,
      longitude: venue.longitude,
      ...times,
      places,
      shifts,
      placesLeft: places - members.length,
      // Every fourth activity checks the code alone; all others check the position, too.
      radius: index % 4 === 0 ? null : 300,
      code: String(100_000 + ((index * 7919) % 900_000)),
      state,
      cancelReason: state === 'cancelled' ? demoCancelReason : null,
      createdAt: new Date(Math.min(now.getTime() - (index % 7) * 3_600_000, times.enrolsAt.getTime() - 3 * day)),
      updatedAt: new Date(Math.min(now.getTime(), times.enrolsAt.getTime())),
    },
  }
}

/** Two shifts, each of which has half of the time and half of the places. */
function halvesOf({ startsAt, endsAt }: ReturnType<typeof timesOf>, places: number): readonly StoredShift[] {
  const half = (endsAt.getTime() - startsAt.getTime()) / 2
  return demoShiftNames.map((name, turn) => ({
    id: `shift-${turn + 1}`,
    name,
    from: turn * half,
    until: (turn + 1) * half,
    places: places / 2,
  }))
}

function timesOf(state: ActivityState, index: number, now: Date, spread: number) {
  const from = (offset: number, enrol: number, length: number) => ({
    enrolsAt: new Date(now.getTime() + enrol),
    startsAt: new Date(now.getTime() + offset),
    endsAt: new Date(now.getTime() + offset + length),
  })
  const length = (2 + (index % 3)) * hour
  if (state === 'running') return from(-(20 + spread * 3) * minute, -6 * day, 10 * hour)
  if (state === 'ended') return from(-(1 + spread * 3) * day - length, -(12 + spread * 3) * day, length)
  if (state === 'announced') return from((10 + spread) * day, (2 + (spread % 6)) * day, length)
  if (state === 'cancelled') return from((1 + spread) * day, -3 * day, length)
  if (state === 'submitted') return from((14 + spread) * day, 7 * day, length)
  return from((20 + spread * 15) * hour, -4 * day, length)
}

const usualHour = 14 * 60
const [firstMinute, lastMinute] = [8 * 60, 20 * 60]

/**
 * The activities that may be under way now. The demo may be seeded at any hour, so these are activities without a fixed
 * hour: the morning crossing guard, for example, would look wrong at noon, and the sorting of clothes at midnight.
 */
const activitiesNow = (now: Date): readonly DemoActivity[] =>
  isInDay(now) ? demoActivities.filter(({ begins }) => begins === null) : demoNightActivities

/**
 * Moves the times to the usual hours of the activity, on the same day. A running activity has begun at the last full
 * quarter of an hour instead; by day, it begins and ends in the day.
 */
function checkedTime(
  times: ReturnType<typeof timesOf>,
  state: ActivityState,
  { begins, ends, isAtNight }: DemoActivity,
): ReturnType<typeof timesOf> {
  const { enrolsAt, startsAt, endsAt } = times
  const start = startsAt.getTime()
  const length = endsAt.getTime() - start
  const midnight = cityDay(startsAt)
  const at = (minutes: number) => midnight + minutes * minute
  const quarter = start - (start % (15 * minute))
  if (state === 'running' && isAtNight)
    return { enrolsAt, startsAt: new Date(quarter), endsAt: new Date(quarter + length) }
  const begun = state === 'running' ? Math.max(at(firstMinute), quarter) : at(begins ?? usualHour)
  const ended = ends === null ? Math.min(begun + length, at(lastMinute)) : at(ends)
  return { enrolsAt, startsAt: new Date(begun), endsAt: new Date(ended) }
}

function memberOf(
  id: string,
  userId: string,
  index: number,
  state: ActivityState,
  { enrolsAt, startsAt, endsAt }: ReturnType<typeof timesOf>,
): Member {
  const joinedAt = new Date(enrolsAt.getTime() + (index + 1) * 47 * minute)
  const commonColumns = { id: `member-${id}-${userId}`, activityId: id, userId, joinedAt, updatedAt: joinedAt }
  // The demo's own account has yet to check in to the running activity.
  if (state === 'running' && index % 2 === 1)
    return { ...commonColumns, state: 'checked-in', checkedInAt: new Date(startsAt.getTime() - 5 * minute) }
  if (state !== 'ended' || index % 5 === 4) return { ...commonColumns, state: 'joined' }
  const checkedInAt = new Date(startsAt.getTime() - (index % 4) * 3 * minute)
  return { ...commonColumns, state: 'checked-out', checkedInAt, checkedOutAt: endsAt, updatedAt: endsAt }
}

/** A member who came without having joined, ten minutes late. */
function walkInOf(
  id: string,
  userId: string,
  state: ActivityState,
  { startsAt, endsAt }: ReturnType<typeof timesOf>,
): Member {
  const checkedInAt = new Date(Math.min(startsAt.getTime() + 10 * minute, endsAt.getTime()))
  const isOver = state === 'ended'
  return {
    ...{ id: `member-${id}-${userId}`, activityId: id, userId, isWalkIn: true },
    ...{ joinedAt: checkedInAt, checkedInAt, updatedAt: checkedInAt },
    state: isOver ? 'checked-out' : 'checked-in',
    checkedOutAt: isOver ? endsAt : null,
  }
}

function stepOf({ activity }: GeneratedActivity): typeof caseSteps.$inferInsert {
  const isNew = activity.state === 'submitted'
  return {
    kind: 'activity',
    caseId: activity.id,
    act: isNew ? 'submit' : 'approve',
    state: isNew ? activityLifecycle.start : activityLifecycle.acts.approve.to,
    role: 'operator',
    actorId: null,
    text: unsaid,
    at: activity.createdAt,
  }
}
