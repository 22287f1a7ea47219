import * as z from 'zod/mini'
import { foundingStates } from '../src/domain/civic/team-foundings/founding-lifecycle'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { actErrors, pictureErrors } from './expected-errors'
import { flag, id, idPath, mediaUrl, moment, reachedLimit, writtenText } from './fields'

export const foundingSchema = z.object({
  id,
  state: z.enum(foundingStates),
  name: z.string(),
  intro: z.string(),
  street: z.string(),
  /** Why the team is needed, which its founder and the office read. */
  why: z.string(),
  picture: mediaUrl,
  asked_at: moment,
  /** Why the office refused it; '' otherwise. */
  reason: z.string(),
  /** The team that it became; null before. */
  team_id: z.nullable(id),
})
export type FoundingDto = z.input<typeof foundingSchema>

const standingSchema = z.object({
  /** The caller's latest request, unless they withdrew it. */
  founding: z.nullable(foundingSchema),
  is_volunteer: flag,
  /** Whether the caller leads as many teams as one may. */
  leads_enough: flag,
  /** The limit that keeps the caller from asking for another team. */
  limit: reachedLimit,
})

export const ledTeamSchema = z.object({
  id,
  name: z.string(),
  intro: z.string(),
  /** The street or neighbourhood, without a house number. */
  street: z.string(),
  picture: mediaUrl,
  /** The name that waits for the office; null when none does. */
  new_name: z.nullable(z.string()),
  /** Whether the office looks at a new name first. */
  needs_approval: flag,
  /** Keeps the caller from changing a team once more. */
  limit: reachedLimit,
})
export type LedTeamDto = z.input<typeof ledTeamSchema>

const teamShape = { name: writtenText(400), intro: writtenText(2000), street: writtenText(200) }
export const getTeamFounding = endpoint({
  id: null,
  name: 'getTeamFounding',
  method: 'GET',
  url: '/v1/consumer/team_founding',
  summary: 'Whether I may found a team, and how my last request stands',
  access: 'session',
  answer: standingSchema,
})

export const foundTeam = endpoint({
  id: null,
  name: 'foundTeam',
  method: 'POST',
  url: '/v1/consumer/team_founding',
  summary: 'Asks for a new team, which the founder leads once the office has approved it',
  access: 'session',
  body: z.object({
    ...teamShape,
    why: z.string().check(z.maxLength(2000)),
    /** The id of the uploaded picture. */
    pictures: z.array(id).check(z.maxLength(1)),
  }),
  answer: standingSchema,
  errors: [errorCodes.sessionExpired, errorCodes.stateRefuses, ...pictureErrors],
  idempotent: true,
})

export const withdrawTeamFounding = endpoint({
  id: null,
  name: 'withdrawTeamFounding',
  method: 'POST',
  url: '/v1/consumer/team_founding/withdraw',
  summary: 'Withdraws my request for a team while it waits',
  access: 'session',
  body: z.object({ id }),
  answer: standingSchema,
  errors: [errorCodes.sessionExpired, errorCodes.gone, errorCodes.stateRefuses],
  idempotent: true,
})

export const getLedTeam = endpoint({
  id: null,
  name: 'getLedTeam',
  method: 'GET',
  url: '/v1/consumer/led_teams/:id',
  summary: 'A team as its leader changes it',
  access: 'session',
  path: idPath,
  answer: z.object({ team: ledTeamSchema }),
  errors: actErrors,
})

export const changeTeam = endpoint({
  id: null,
  name: 'changeTeam',
  method: 'PUT',
  url: '/v1/consumer/led_teams/:id',
  summary: 'The leader changes a team; a new name may wait for the office',
  access: 'session',
  path: idPath,
  body: z.object({
    ...teamShape,
    /** The id of a new picture; none keeps the present one. */
    pictures: z.array(id).check(z.maxLength(1)),
  }),
  answer: z.object({ team: ledTeamSchema }),
  errors: [...actErrors, ...pictureErrors],
})

export const closeTeam = endpoint({
  id: null,
  name: 'closeTeam',
  method: 'POST',
  url: '/v1/consumer/led_teams/close',
  summary: 'The leader closes a team: its members are told, and its activities to come are called off',
  access: 'session',
  body: z.object({
    id,
    /** The reason, which its members read. */
    text: writtenText(2000),
  }),
  answer: z.object({ closed: z.literal(true) }),
  errors: actErrors,
  idempotent: true,
})
