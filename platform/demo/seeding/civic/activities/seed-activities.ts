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
import { demoActivities, demoCancelReason, demoShiftNames } from '../../../content/activities'
import { day, minute } from '../../../city-day'
import { demoProjectOf } from '../../../content/projects'
import { demoVenues } from '../../../content/venues'
import { pictureOf } from '../../../media'
import { sequence, type Sequence } from '../../../random'
import { demoVenueAt } from '../venues/demo-venue'
import { insertAll } from '../../insert'
import { activitiesNow, checkedTime, timesOf } from './demo-activity-times'
import { demoServiceTimes } from './seed-service-times'
import { withoutClashes, type GeneratedActivity, type JoinedMember } from './without-clashes'
import { volunteerId } from '../wishes/demo-wish'
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

/** The activities under way: one that the demo's volunteer joined with many others, and one of the team that they lead. */
const runningPlaces = [1, 8]

/** Further activities that would be under way can be joined instead, because nobody sees a list of what they missed. */
const stateAt = (index: number): ActivityState => {
  const state = states[index % states.length] ?? 'enrolling'
  return state === 'running' && !runningPlaces.includes(index) ? 'enrolling' : state
}

/** Two activities belong to the team that the demo's volunteer leads: one is running, one ended yesterday. */
const ledPlaces = { running: runningPlaces[1], ended: 22 }
const isLed = (index: number): boolean => index === ledPlaces.running || index === ledPlaces.ended

/** One activity that can be joined, which nobody keeps up for four hours, is split into shifts. */
const shiftedPlace = 23

/** Seeds activities in every state, with their members, and the service of those that are over. */
export async function seedActivities(database: Database, now: Date): Promise<void> {
  const people = await selectPeople(database)
  const generated = withOwnPictures(
    withoutClashes(
      Array.from({ length: activityCount }, (_, index) => activityAt(index, now, people)),
      now,
    ),
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
  const timesHeld = new Map<string, number>()
  const covers = new Map<string, string>()
  const inTime = [...generated].sort(
    (one, other) => one.activity.startsAt.getTime() - other.activity.startsAt.getTime(),
  )
  for (const { activity, scenes } of inTime) {
    const before = timesHeld.get(activity.title['zh-CN']) ?? 0
    timesHeld.set(activity.title['zh-CN'], before + 1)
    covers.set(activity.id, pictureOf(scenes[before % scenes.length] ?? ''))
  }
  return generated.map((each) => {
    const pictures = [covers.get(each.activity.id) ?? '', ...(each.activity.pictures ?? []).slice(1)]
    return { ...each, activity: { ...each.activity, pictures } }
  })
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

/**
 * Returns where an activity stands in time among those of its state (`spread`), the people it has room for,
 * and the most of them who joined.
 */
function sizeOf(index: number, order: Sequence) {
  const [spread, draw] = [order.whole(20), 6 + order.whole(5) * 4]
  const most = 3 + order.whole(6)
  const turn = runningPlaces.indexOf(index)
  return {
    spread: turn < 0 ? (isLed(index) ? 0.1 : spread) : turn,
    places: turn === 0 ? 18 : isLed(index) ? 14 : draw,
    most: turn === 0 ? 13 : isLed(index) ? 9 : most,
  }
}

function activityAt(index: number, now: Date, people: readonly string[]): GeneratedActivity {
  const id = activityId(index)
  const order = sequence(id)
  const state = stateAt(index)
  const suitableActivities = state === 'running' ? activitiesNow(now) : demoActivities
  const demo = suitableActivities[index % suitableActivities.length]
  if (demo === undefined) throw new Error(`the demo has no activity ${index}`)
  const venue = demoVenueAt((index * 7) % demoVenues.length)
  const isLedByDemo = isLed(index)
  const { spread, places, most } = sizeOf(index, order)
  const times = checkedTime(timesOf(state, index, now, spread), state, demo)
  // Every seventh activity that can be joined is full.
  const isFull = index % 7 === 3
  const joins = state === 'announced' || state === 'submitted' ? 0 : isFull ? places : Math.min(places - 2, most)
  const placeKinds = [
    ...(index % 3 === 1 ? [volunteerId] : []),
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

function memberOf(
  id: string,
  userId: string,
  index: number,
  state: ActivityState,
  { enrolsAt, startsAt, endsAt }: ReturnType<typeof timesOf>,
): JoinedMember {
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
): JoinedMember {
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
