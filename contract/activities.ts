import * as z from 'zod/mini'
import { activityKinds, activityPeriods } from '../src/domain/civic/activities/activity'
import { leaderActivityActs, publicActivityStates } from '../src/domain/civic/activities/activity-lifecycle'
import { activityMemberStates, memberActs } from '../src/domain/civic/activities/member-lifecycle'
import { serviceDoubts, serviceStates } from '../src/domain/civic/activities/service-lifecycle'
import { personSchema } from './cases'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { contestedActErrors } from './expected-errors'
import {
  count,
  flag,
  id,
  idPath,
  instant,
  mediaUrl,
  moment,
  optionalUrl,
  pageOf,
  pageQueryShape,
  totalInQuery,
  writtenText,
} from './fields'
import { latitude, longitude } from './coordinates'
import { positionQueryShape, withinInQuery } from './positions'

const state = z.enum(publicActivityStates)
const memberState = z.enum(activityMemberStates)

const shiftShape = {
  id,
  name: z.string(),
  /** Both times are null when the shift lasts as long as the activity. */
  starts_at: z.nullable(moment),
  ends_at: z.nullable(moment),
}

export const activityCardSchema = z.object({
  id,
  kind: z.enum(activityKinds),
  title: z.string(),
  cover: optionalUrl,
  state,
  starts_at: moment,
  ends_at: moment,
  place: z.object({ name: z.string(), /** WGS-84 */ latitude, longitude }),
  /** Metres from the position of the query; null without one. */
  distance: z.nullable(count),
  places: count,
  places_left: count,
  /** The state of the caller's membership; null when they have not joined. */
  mine: z.nullable(memberState),
  /** The shift that the caller joined; null without one. */
  my_shift: z.nullable(z.object(shiftShape)),
})
export type ActivityCardDto = z.input<typeof activityCardSchema>

const memberSchema = z.object({
  ...personSchema.shape,
  joined_at: moment,
  /** The state of this member; null for everybody but the team's leader. */
  state: z.nullable(memberState),
})
/** The code of an activity that volunteers type in to check in. */
export const ownCode = z.nullable(z.string())
const entityRef = z.nullable(z.object({ id, name: z.string() }))

/** The period that a volunteer spent at an activity, and whether it counts. */
export const ownServiceShape = {
  state: z.enum(serviceStates),
  from: moment,
  /** When the volunteer left; null while they are there. */
  until: z.nullable(moment),
  /** The minutes that count. Overlapping periods of service count once, and at most 12 hours count on one day. */
  minutes: count,
  /** The minutes from which a period counts. */
  least_minutes: count,
  /** Why the period waits for a decision; null when it was accepted at once. */
  doubt: z.nullable(z.enum(serviceDoubts)),
  /** Why the period was corrected or refused; '' otherwise. */
  reason: z.string(),
}
const ownServiceSchema = z.object(ownServiceShape)

const activitySchema = z.object({
  ...activityCardSchema.shape,
  intro: z.string(),
  pictures: z.array(mediaUrl),
  /** What a volunteer has to bring or be able to do; '' for nothing. */
  requirements: z.string(),
  enrols_at: moment,
  /** When enrolment closes; null when it stays open until the activity begins. */
  enrols_until: z.nullable(moment),
  venue: entityRef,
  team: entityRef,
  /** The project that the activity belongs to. */
  project: entityRef,
  /** Metres within which the caller's position is enough to check in; null where only the code is accepted. */
  radius: z.nullable(count),
  /** Whether the activity's own code is accepted for checking in as well. */
  takes_code: flag,
  /** The activity's own code, for the team's leader, who tells it; null for everybody else, and where there is none. */
  own_code: ownCode,
  /** The first five members; `listActivityMembers` has all of them. */
  members: z.array(memberSchema),
  checked_in_at: z.nullable(moment),
  checked_out_at: z.nullable(moment),
  /** The caller's own time at the activity; null until they check in. */
  service: z.nullable(ownServiceSchema),
  /** Whether the caller leads the activity's team. */
  leads: flag,
  /** How many members joined, and how many of them have come; null for everybody but the team's leader. */
  attendance: z.nullable(z.object({ came: count, joined: count })),
  /** The shifts or roles, of which a volunteer joins one; none for most activities. */
  shifts: z.array(z.object({ ...shiftShape, places: count, places_left: count })),
  /** What the caller may do now; a guest is shown what a volunteer may. */
  acts: z.array(z.enum(memberActs)),
  /** Why the activity was cancelled; '' when it was not. */
  cancel_reason: z.string(),
})
export type ActivityDto = z.input<typeof activitySchema>

export const listActivities = endpoint({
  id: 'C116',
  name: 'listActivities',
  method: 'GET',
  url: '/v1/consumer/civilized_activities',
  summary: 'Activities of volunteers: those to come by their beginning, those of one state, or the nearest first',
  query: z.object({
    ...pageQueryShape,
    /** Filters by state; when omitted, the answer has the activities to come or under way. */
    state: z.optional(state),
    kind: z.optional(z.enum(activityKinds)),
    /** Filters by the days of the site's calendar: those that take place today, on this weekend, or within seven days. */
    when: z.optional(z.enum(activityPeriods)),
    /** '1' returns only those that have places left. */
    free: z.optional(z.literal('1')),
    total: totalInQuery,
    venue_id: z.optional(id),
    team_id: z.optional(id),
    ...positionQueryShape,
    /** `near` needs a position, and lists the activities within `within` metres, nearest first. */
    order: z._default(z.enum(['time', 'near']), 'time'),
    within: z._default(withinInQuery, 50_000),
  }),
  answer: pageOf(activityCardSchema),
})

export const listOrganisationActivities = endpoint({
  id: 'C083',
  name: 'listOrganisationActivities',
  method: 'GET',
  url: '/v1/consumer/merchant_activity',
  summary: 'Activities of the teams of an organisation, or at a station: those to come or under way by their beginning',
  query: z.object({ ...pageQueryShape, merchant_id: id }),
  answer: pageOf(activityCardSchema),
})

export const listActivityMembers = endpoint({
  id: 'C117',
  name: 'listActivityMembers',
  method: 'GET',
  url: '/v1/consumer/civilized_user_joins',
  summary: 'Who joined an activity, first come first',
  query: z.object({ ...pageQueryShape, activity_id: id }),
  answer: pageOf(memberSchema),
  errors: [errorCodes.gone],
})

export const getActivity = endpoint({
  id: 'C118',
  name: 'getActivity',
  method: 'GET',
  url: '/v1/consumer/civilized/:id',
  summary: 'One activity',
  path: idPath,
  query: z.object(positionQueryShape),
  answer: z.object({ activity: activitySchema }),
  errors: [errorCodes.gone],
})

export const listMyActivities = endpoint({
  id: 'C122',
  name: 'listMyActivities',
  method: 'GET',
  url: '/v1/consumer/my_join_activity',
  summary:
    'Activities that I joined: those to come or under way, the next first; or those that are over, the latest first',
  access: 'session',
  query: z.object({
    ...pageQueryShape,
    when: z._default(z.enum(['coming', 'over']), 'coming'),
    /** Filters by the caller's state, latest first; activities that they left appear only here. */
    state: z.optional(memberState),
  }),
  answer: pageOf(activityCardSchema),
})

export const joinActivity = endpoint({
  id: 'C129',
  name: 'joinActivity',
  method: 'POST',
  url: '/v1/consumer/civilized_user_join',
  summary: 'Joins an activity, or one of its shifts; when the last place was taken meanwhile, somebody was first',
  access: 'session',
  body: z.object({ id, /** Required where the activity has shifts. */ shift_id: z.optional(id) }),
  answer: z.object({ activity: activitySchema }),
  errors: contestedActErrors,
  idempotent: true,
})

export const leadActivity = endpoint({
  id: null,
  name: 'leadActivity',
  method: 'POST',
  url: '/v1/consumer/civilized_activities/lead',
  summary: 'The leader of its team calls an activity off, with a reason, or ends one that has begun',
  access: 'session',
  body: z.object({
    id,
    act: z.enum(leaderActivityActs),
    /** The reason for calling it off; '' for ending it. */
    text: writtenText(2000),
  }),
  answer: z.object({ activity: activitySchema }),
  errors: contestedActErrors,
  idempotent: true,
})

export const leaveActivity = endpoint({
  id: 'C132',
  name: 'leaveActivity',
  method: 'PUT',
  url: '/v1/consumer/cancel_user_join_civilized/:activity_id',
  summary: 'Leaves an activity before it begins; the place is free again',
  access: 'session',
  path: z.object({ activity_id: id }),
  answer: z.object({ activity: activitySchema }),
  errors: contestedActErrors,
})

/**
 * Either the code or the position proves a check-in or check-out. A check-in or check-out that was accepted can be
 * repeated without effect, so the call needs no idempotency key. `at` is when a phone without a network made it; null
 * means now.
 */
const checkInBody = z.object({
  id,
  code: z.nullable(z.string().check(z.maxLength(20))),
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
  at: z.nullable(instant),
})

export const checkInToActivity = endpoint({
  id: 'C130',
  name: 'checkInToActivity',
  method: 'POST',
  url: '/v1/consumer/user_sign_civilized',
  summary: 'Checks in to an activity, by its code or by being there',
  access: 'session',
  body: checkInBody,
  answer: z.object({ activity: activitySchema }),
  errors: [...contestedActErrors, errorCodes.tooMany],
})

export const checkOutOfActivity = endpoint({
  id: 'C131',
  name: 'checkOutOfActivity',
  method: 'POST',
  url: '/v1/consumer/user_sign_out_civilized',
  summary: 'Checks out of an activity; the minutes between are counted',
  access: 'session',
  body: checkInBody,
  answer: z.object({ activity: activitySchema }),
  errors: [...contestedActErrors, errorCodes.tooMany],
})
