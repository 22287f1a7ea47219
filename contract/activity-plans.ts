import * as z from 'zod/mini'
import { mostPlaces, mostPlanPictures } from '../src/domain/civic/activity-plans/activity-plan'
import { mostShifts } from '../src/domain/civic/activity-plans/shift-plan'
import { repeatRhythms } from '../src/domain/civic/activity-plans/repeat'
import { activityKinds } from '../src/domain/civic/activities/activity'
import { activityStates } from '../src/domain/civic/activities/activity-lifecycle'
import { endpoint } from './endpoint'
import { actErrors, pictureErrors } from './expected-errors'
import {
  count,
  flag,
  id,
  idPath,
  instant,
  mediaUrl,
  moment,
  pageOf,
  pageQueryShape,
  reachedLimit,
  writtenText,
} from './fields'
import { latitude, longitude } from './coordinates'

/** The states of plans that everybody but the leader of the team knows nothing of. */
const listedStates = z.enum(['submitted', 'refused'])

const shiftShape = {
  name: writtenText(100),
  /** Both times are null when the shift lasts as long as the activity. */
  starts_at: z.nullable(instant),
  ends_at: z.nullable(instant),
}

export const activityPlanSchema = z.object({
  id,
  team: z.object({ id, name: z.string() }),
  /** `submitted` and `refused` are known to the leader alone, and to nobody once it is `withdrawn`. */
  state: z.enum(activityStates),
  kind: z.enum(activityKinds),
  title: z.string(),
  intro: z.string(),
  requirements: z.string(),
  /** WGS-84 */
  place: z.object({ name: z.string(), latitude, longitude }),
  enrols_at: moment,
  /** When enrolment closes; null when it stays open until the activity begins. */
  enrols_until: z.nullable(moment),
  starts_at: moment,
  ends_at: moment,
  places: count,
  /** How many people hold a place; there are never fewer places. */
  joined: count,
  shifts: z.array(
    z.object({
      ...shiftShape,
      starts_at: z.nullable(moment),
      ends_at: z.nullable(moment),
      id,
      places: count,
      // How many people hold a place in it.
      joined: count,
    }),
  ),
  pictures: z.array(mediaUrl),
  /** Why the office refused it; '' otherwise. */
  reason: z.string(),
})
export type ActivityPlanDto = z.input<typeof activityPlanSchema>

const planShape = {
  kind: z.enum(activityKinds),
  title: writtenText(200),
  intro: writtenText(8000),
  requirements: writtenText(2000),
  place: z.object({ name: writtenText(200), latitude, longitude }),
  /** When enrolment opens; null for at once. */
  enrols_at: z.nullable(instant),
  enrols_until: z.nullable(instant),
  starts_at: instant,
  ends_at: instant,
  /** How many may join; where there are shifts, their places count instead. */
  places: z.int().check(z.minimum(1), z.maximum(mostPlaces)),
  /**
   * The shifts or roles that volunteers join by themselves, with the ids of those that are there already; the present
   * ones stay when it is omitted.
   */
  shifts: z.optional(
    z
      .array(
        z.object({ ...shiftShape, id: z.nullable(id), places: z.int().check(z.minimum(1), z.maximum(mostPlaces)) }),
      )
      .check(z.maxLength(mostShifts)),
  ),
  /** Ids of uploaded pictures, which follow those that are kept; the first picture is the cover. */
  pictures: z.array(id).check(z.maxLength(mostPlanPictures)),
  /** The indexes of the present pictures that stay, or of those of the activity that is copied. */
  kept: z.array(z.int().check(z.minimum(0), z.maximum(99))).check(z.maxLength(mostPlanPictures)),
}

export const getPlanning = endpoint({
  id: null,
  name: 'getPlanning',
  method: 'GET',
  url: '/v1/consumer/activity_plans/planning',
  summary: 'What the leader of a team may plan',
  access: 'session',
  query: z.object({ team_id: id }),
  answer: z.object({
    team: z.object({ id, name: z.string() }),
    /** Whether the office looks at a plan before everybody sees it. */
    needs_approval: flag,
    /** How many more activities the team may have planned or to come. */
    left: count,
    /** Keeps the caller from planning once more. */
    limit: reachedLimit,
    /** How many plans wait for the office or were refused by it. */
    waiting: count,
  }),
  errors: actErrors,
})

export const listActivityPlans = endpoint({
  id: null,
  name: 'listActivityPlans',
  method: 'GET',
  url: '/v1/consumer/activity_plans',
  summary: 'The plans of a team that wait for the office, or were refused, for its leader; by their beginning',
  access: 'session',
  query: z.object({ ...pageQueryShape, team_id: id, state: z._default(listedStates, 'submitted') }),
  answer: pageOf(activityPlanSchema),
  errors: actErrors,
})

export const getActivityPlan = endpoint({
  id: null,
  name: 'getActivityPlan',
  method: 'GET',
  url: '/v1/consumer/activity_plans/:id',
  summary: 'An activity as the leader of its team planned it, in any state but withdrawn',
  access: 'session',
  path: idPath,
  answer: z.object({ plan: activityPlanSchema }),
  errors: actErrors,
})

export const planActivity = endpoint({
  id: null,
  name: 'planActivity',
  method: 'POST',
  url: '/v1/consumer/activity_plans',
  summary: 'The leader of a team plans an activity, once or several times; the office may have to approve it',
  access: 'session',
  body: z.object({
    team_id: id,
    ...planShape,
    /** The activity of the same team whose pictures are kept; null for none. */
    copy_of: z.nullable(id),
    repeat: z.object({ every: z.enum(repeatRhythms), times: z.int() }),
  }),
  /** Every time is an activity of its own, the first one first. */
  answer: z.object({ plans: z.array(activityPlanSchema) }),
  errors: [...actErrors, ...pictureErrors],
  idempotent: true,
})

export const changeActivityPlan = endpoint({
  id: null,
  name: 'changeActivityPlan',
  method: 'PUT',
  url: '/v1/consumer/activity_plans/:id',
  summary: 'The leader changes an activity before it begins; those who joined are told what matters to them',
  access: 'session',
  path: idPath,
  body: z.object(planShape),
  answer: z.object({ plan: activityPlanSchema }),
  errors: [...actErrors, ...pictureErrors],
})

export const withdrawActivityPlan = endpoint({
  id: null,
  name: 'withdrawActivityPlan',
  method: 'POST',
  url: '/v1/consumer/activity_plans/withdraw',
  summary: 'The leader withdraws a plan that nobody has approved',
  access: 'session',
  body: z.object({ id }),
  answer: z.object({ withdrawn: z.literal(true) }),
  errors: actErrors,
  idempotent: true,
})
