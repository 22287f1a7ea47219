import * as z from 'zod/mini'
import { mostTeams } from '../src/domain/civic/volunteers/volunteer-form'
import { memberVolunteerActs, volunteerActs, volunteerStates } from '../src/domain/civic/volunteers/volunteer-lifecycle'
import { stepOf } from './cases'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, id, idPath, moment, typedPhone } from './fields'

const state = z.enum(volunteerStates)
const ids = z.array(id).check(z.maxLength(20))
const applicationShape = { nation: id, politics: id, education: id, street_id: id, skills: ids, times: ids }
const namedTeam = z.object({ id, name: z.string() })
const personShape = {
  /** The name; '' where a verified identity gives it. */
  name: z.string().check(z.maxLength(200)),
  /** The sex: 1 male, 2 female; null where a verified identity gives it. */
  sex: z.nullable(z.union([z.literal(1), z.literal(2)])),
  /** The date of birth, YYYY-MM-DD; '' where a verified identity gives it. */
  birth_date: z.string().check(z.maxLength(10)),
  /** The guardian's name; '' for an adult. */
  guardian_name: z.string().check(z.maxLength(200)),
  /** The guardian's phone; '' for an adult. */
  guardian_phone: typedPhone,
}

export const volunteerSchema = z.object({
  id,
  state,
  registered_at: moment,
  acts: z.array(z.enum(memberVolunteerActs)),
  /** Why the volunteer was refused or suspended; '' in any other state. */
  reason: z.string(),
  steps: z.array(stepOf(z.enum(['submit', ...volunteerActs]), state)),
  /** What the volunteer registered; null when somebody else registered them without the form. */
  application: z.nullable(
    z.object({
      ...applicationShape,
      ...personShape,
      /** The teams that the volunteer wants to join. */
      teams: z.array(namedTeam),
    }),
  ),
  /** Changed personal data that the office has yet to accept; null when there are none. */
  proposed: z.nullable(z.object(personShape)),
})
export type VolunteerDto = z.input<typeof volunteerSchema>

/** The call is open, because it has a code of its own for a caller without a session (101002). */
export const getVolunteer = endpoint({
  id: 'C074',
  name: 'getVolunteer',
  method: 'POST',
  url: '/v1/consumer/volunteer/detail',
  summary: 'Me as a volunteer; null for a member who never registered, 101002 without a session (B45)',
  answer: z.object({ volunteer: z.nullable(volunteerSchema) }),
  errors: [errorCodes.notVolunteer],
})

const option = z.object({ id, name: z.string() })
export const listServiceKinds = endpoint({
  id: 'C078',
  name: 'listServiceKinds',
  method: 'GET',
  host: 'platform',
  url: '/v1/platform/cpcservice/list',
  summary: 'The kinds of service that volunteers offer, which are also their skills',
  isKeptOffline: true,
  query: z.object({ /** `1` lists only the kinds in use. */ status: z.optional(z.literal('1')) }),
  answer: z.object({ items: z.array(option) }),
})
export const listPracticeOptions = endpoint({
  id: 'C079',
  name: 'listPracticeOptions',
  method: 'GET',
  url: '/v1/consumer/cpcconfig/list',
  summary: 'What the lists of a registration offer',
  isKeptOffline: true,
  answer: z.object({
    nations: z.array(option),
    politics: z.array(option),
    educations: z.array(option),
    times: z.array(option),
  }),
})
export const registerVolunteer = endpoint({
  id: null,
  name: 'registerVolunteer',
  method: 'POST',
  url: '/v1/consumer/volunteer/register',
  summary: 'Registers me as a volunteer, also again after a refusal or after leaving; an operator approves it',
  access: 'phone',
  body: z.object({
    ...applicationShape,
    ...personShape,
    /** Teams that the caller asks to join once they are approved. */
    team_ids: z.array(id).check(z.maxLength(mostTeams)),
    agreed: z.literal(true),
  }),
  answer: z.object({ volunteer: volunteerSchema }),
  errors: [errorCodes.sessionExpired, errorCodes.phoneNeeded, errorCodes.stateRefuses],
  idempotent: true,
})
export const changeVolunteer = endpoint({
  id: null,
  name: 'changeVolunteer',
  method: 'PUT',
  url: '/v1/consumer/volunteer/self',
  summary:
    'Changes what I registered as a volunteer; name, sex, birth date and guardian stand once the office accepts them',
  access: 'phone',
  body: z.object({ ...applicationShape, ...personShape }),
  answer: z.object({ volunteer: volunteerSchema }),
  errors: [errorCodes.sessionExpired, errorCodes.phoneNeeded, errorCodes.gone, errorCodes.stateRefuses],
})
const leavingSchema = z.object({
  /** Teams that the caller leads, and has to hand over first. */
  leads: z.array(namedTeam),
  /** Activities that the caller has to check out of first. */
  checked_in: z.array(z.object({ id, title: z.string() })),
  /** The number of teams that the caller leaves. */
  teams: count,
  /** The number of requests to join teams that are withdrawn. */
  requests: count,
  /** The number of activities in which the caller's place becomes free. */
  activities: count,
  /** The number of orders that are given back. */
  orders: count,
  /** The number of claimed wishes that are given back. */
  wishes: count,
  /** The caller's minutes of service, which they keep. */
  minutes: count,
})
export type LeavingDto = z.input<typeof leavingSchema>
export const getLeaving = endpoint({
  id: null,
  name: 'getLeaving',
  method: 'GET',
  url: '/v1/consumer/volunteer/leaving',
  summary: 'What happens when I stop being a volunteer, and what has to be done before',
  access: 'session',
  answer: z.object({ leaving: leavingSchema }),
  errors: [errorCodes.sessionExpired],
})
export const leaveVolunteers = endpoint({
  id: 'C080',
  name: 'leaveVolunteers',
  method: 'DELETE',
  url: '/v1/consumer/volunteer/self/:id',
  summary:
    'I stop being a volunteer, or take my registration back: teams, requests, places, orders and wishes are given back, hours stay',
  access: 'session',
  path: idPath,
  answer: z.object({ volunteer: volunteerSchema }),
  errors: [errorCodes.gone, errorCodes.stateRefuses],
})
