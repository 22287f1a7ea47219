import * as z from 'zod/mini'
import { reportReasons } from '../src/domain/participation/reports/report'
import { candidateStandings } from '../src/domain/civic/circles/circle-invitation'
import {
  circleLeaderActs,
  circleMembershipStates,
  circleRanks,
  muteHours,
} from '../src/domain/civic/circles/circle-membership'
import { personSchema } from './cases'
import { circleSchema } from './circles'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, id, idPath, moment, pageOf, pageQueryShape, writtenText } from './fields'

const circleMemberSchema = z.object({
  ...personSchema.shape,
  /** When the person became a member; for one who waits, when they asked. */
  since: moment,
  rank: z.enum(circleRanks),
  state: z.enum(circleMembershipStates),
  /** The time until which they may not write, for those who lead the circle; null when they may. */
  muted_until: z.nullable(moment),
  /** What somebody said who waits, for those who lead the circle; '' otherwise. */
  request: z.string(),
  /** What the caller may do on them. */
  acts: z.array(z.enum(circleLeaderActs)),
})
export type CircleMemberDto = z.input<typeof circleMemberSchema>

const circleCandidateSchema = z.object({
  ...personSchema.shape,
  /** What keeps them from being invited; `free` for somebody who can be. */
  standing: z.enum(candidateStandings),
  /** When somebody who declined may be invited again; null for everybody else. */
  invitable_from: z.nullable(moment),
})
export type CircleCandidateDto = z.input<typeof circleCandidateSchema>

const circleRecordSchema = z.object({
  id,
  act: z.string(),
  at: moment,
  /** The person who acted; null for the office. */
  actor: z.nullable(personSchema),
  /** The person to whom it was done, or whose post it was. */
  subject: z.nullable(personSchema),
  post: z.nullable(z.object({ id, beginning: z.string() })),
  /** The reason; '' without one. */
  text: z.string(),
})
export type CircleRecordDto = z.input<typeof circleRecordSchema>

export const listCircleMembers = endpoint({
  id: null,
  name: 'listCircleMembers',
  method: 'GET',
  url: '/v1/circles/:id/members',
  summary:
    'The members of a circle, in the order in which they came, without those whom the caller blocks; of a closed circle for its members alone. Those who lead it also see who waits, was invited or removed',
  path: idPath,
  query: z.object({
    ...pageQueryShape,
    state: z._default(z.enum(['member', 'pending', 'invited', 'removed']), 'member'),
  }),
  answer: pageOf(circleMemberSchema),
  errors: [errorCodes.gone, errorCodes.notYours, errorCodes.sessionExpired],
})
export const listCircleCandidates = endpoint({
  id: null,
  name: 'listCircleCandidates',
  method: 'GET',
  url: '/v1/circles/:id/candidates',
  summary:
    'Up to eight people whom the caller, who leads the circle, might invite: those whom they follow, with what keeps each from being invited. Nobody who blocks the caller is among them',
  access: 'session',
  path: idPath,
  query: z.object({ q: z.string().check(z.maxLength(100)) }),
  answer: z.object({ items: z.array(circleCandidateSchema) }),
  errors: [errorCodes.gone, errorCodes.notYours, errorCodes.stateRefuses],
})
export const leadCircle = endpoint({
  id: null,
  name: 'leadCircle',
  method: 'POST',
  url: '/v1/circles/:id/members',
  summary:
    'A moderator or the owner invites, approves, refuses, mutes, removes or takes back a person; the owner names moderators and hands the circle over',
  access: 'session',
  path: idPath,
  body: z.object({
    user_id: id,
    act: z.enum(circleLeaderActs),
    /** Why; required to refuse, mute or remove, '' for other acts. */
    text: writtenText(2000),
    /** The number of hours for which somebody is muted. */
    hours: z._default(z.literal(muteHours), 24),
  }),
  answer: z.object({ circle: circleSchema }),
  errors: [errorCodes.gone, errorCodes.notYours, errorCodes.stateRefuses],
  idempotent: true,
})
const reportedPostSchema = z.object({
  id,
  /** The beginning of the post. */
  beginning: z.string(),
  author: personSchema,
  since: moment,
  /** Why it was reported, and how often. Nobody learns by whom. */
  reasons: z.array(z.object({ reason: z.enum(reportReasons), count })),
})

export const listReportedPosts = endpoint({
  id: null,
  name: 'listReportedPosts',
  method: 'GET',
  url: '/v1/circles/:id/reports',
  summary: 'The reported posts of a circle that wait, the latest first, for those who lead it, without their own',
  access: 'session',
  path: idPath,
  query: z.object(pageQueryShape),
  answer: pageOf(reportedPostSchema),
  errors: [errorCodes.gone, errorCodes.notYours],
})
export const keepReportedPost = endpoint({
  id: null,
  name: 'keepReportedPost',
  method: 'POST',
  url: '/v1/circle_posts/:id/keep',
  summary:
    'Somebody who leads a circle keeps a reported post. Those who reported it are told; reported again, it is for the office',
  access: 'session',
  path: idPath,
  body: z.object({}),
  answer: z.object({ circle: circleSchema }),
  // 409001 with the state `own` or `settled`.
  errors: [errorCodes.gone, errorCodes.notYours, errorCodes.stateRefuses],
  idempotent: true,
})
export const listCircleRecords = endpoint({
  id: null,
  name: 'listCircleRecords',
  method: 'GET',
  url: '/v1/circles/:id/records',
  summary: 'What those who lead a circle, and the office, did in it, the newest first; for those who lead it',
  access: 'session',
  path: idPath,
  query: z.object(pageQueryShape),
  answer: pageOf(circleRecordSchema),
  errors: [errorCodes.gone, errorCodes.notYours],
})
