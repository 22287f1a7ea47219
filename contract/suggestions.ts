import * as z from 'zod/mini'
import { suggestionKinds } from '../src/domain/civic/suggestions/suggestion-form'
import {
  authorActs,
  publicSuggestionStates,
  suggestionActs,
  suggestionStates,
  supports,
} from '../src/domain/civic/suggestions/suggestion-lifecycle'
import { personSchema, stepOf } from './cases'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, flag, id, idPath, instant, mediaUrl, pageOf, pageQueryShape } from './fields'
import { latitude, longitude, positionQueryShape, withinInQuery } from './positions'

const state = z.enum(suggestionStates)
const kind = z.enum(suggestionKinds)
const support = z.enum(supports)
const stars = z.int().check(z.minimum(1), z.maximum(5))
/** What the suggestion is about; all empty when it is about no place. */
const placeSchema = z.object({
  name: z.string(),
  /** WGS-84 */ latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
})
const promisesSchema = z.object({
  accept_due_at: instant,
  accepted_at: z.nullable(instant),
  /** It is null until the suggestion is accepted. */
  reply_due_at: z.nullable(instant),
  replied_at: z.nullable(instant),
})

const departmentSchema = z.object({
  id,
  name: z.string(),
  intro: z.string(),
  /** The days within which the department accepts a suggestion. */
  accept_days: count,
  /** The days within which the department answers an accepted suggestion. */
  reply_days: count,
  /** Its public suggestions by state; a state without any is left out. */
  counts: z.array(z.object({ state: z.enum(publicSuggestionStates), count })),
})
export type DepartmentDto = z.infer<typeof departmentSchema>

export const suggestionCardSchema = z.object({
  id,
  title: z.string(),
  /** The beginning of the suggestion's text. */
  summary: z.string(),
  kind,
  department: z.object({ id, name: z.string() }),
  state,
  created_at: instant,
  cover: z.nullable(mediaUrl),
  place: placeSchema,
  /** Metres from the position of the query; null without one. */
  distance: z.nullable(count),
  /** The number of supporters, those with the same problem included. */
  supporters: count,
  /** The number of members who have the same problem. */
  affected: count,
  comments: count,
  /** It is null when the author does not want to be named. Nothing in any answer then tells who it is. */
  author: z.nullable(personSchema),
  mine: flag,
  is_public: flag,
  /** Whether a department has missed what it promised, and it is not done yet. */
  is_overdue: flag,
  support,
  may_support: flag,
  acts: z.array(z.enum(authorActs)),
})
export type SuggestionCardDto = z.infer<typeof suggestionCardSchema>

export const suggestionSchema = z.object({
  ...suggestionCardSchema.shape,
  text: z.string(),
  pictures: z.array(mediaUrl),
  promises: promisesSchema,
  /** The latest answer; `office` is the name of the office that gave it. */
  reply: z.nullable(z.object({ office: z.string(), text: z.string(), at: instant, pictures: z.array(mediaUrl) })),
  evaluation: z.nullable(z.object({ stars, text: z.string() })),
  reopenings: count,
  comments_open: flag,
})
export type SuggestionDto = z.infer<typeof suggestionSchema>

const recordSchema = z.object({
  id,
  title: z.string(),
  state,
  is_anonymous: flag,
  promises: promisesSchema,
  steps: z.array(
    z.object({
      ...stepOf(z.enum(['submit', ...suggestionActs]), state).shape,
      /** The name of the office that took the step; null for all others. */
      office: z.nullable(z.string()),
      /** The instant until which the step was promised; null when nothing was. */
      due_at: z.nullable(instant),
    }),
  ),
})
export type SuggestionRecordDto = z.infer<typeof recordSchema>

export const listDepartments = endpoint({
  id: 'C003',
  name: 'listDepartments',
  method: 'GET',
  url: '/v2/advices_merchants/',
  summary: 'The departments that take suggestions, with what they promise and the counts of their suggestions',
  isKeptOffline: true,
  answer: z.object({ items: z.array(departmentSchema) }),
})
export const getDepartment = endpoint({
  id: 'C004',
  name: 'getDepartment',
  method: 'GET',
  url: '/v2/advice_merchant',
  summary: 'One department that takes suggestions, with how it keeps what it promises',
  isKeptOffline: true,
  query: z.object({ id }),
  answer: z.object({
    department: z.object({
      ...departmentSchema.shape,
      /** It is null while there are too few answers to say anything. */
      figures: z.nullable(z.object({ answered: count, in_time: count })),
    }),
  }),
  errors: [errorCodes.gone],
})
export const listSuggestions = endpoint({
  id: null,
  name: 'listSuggestions',
  method: 'GET',
  url: '/v2/advices',
  summary: 'Public suggestions: the newest, those with the most supporters, or the nearest first',
  query: z.object({
    ...pageQueryShape,
    state: z.optional(z.enum(publicSuggestionStates)),
    department_id: z.optional(id),
    search: z.optional(z.string().check(z.maxLength(50))),
    ...positionQueryShape,
    /** `near` needs a position, and lists the suggestions within `within` metres. */
    order: z._default(z.enum(['new', 'hot', 'near']), 'new'),
    within: z._default(withinInQuery, 10_000),
  }),
  answer: pageOf(suggestionCardSchema),
})
export const listMySuggestions = endpoint({
  id: null,
  name: 'listMySuggestions',
  method: 'GET',
  url: '/v2/my_advices',
  summary: 'My suggestions, newest first',
  access: 'session',
  query: z.object({ ...pageQueryShape, state: z.optional(state), department_id: z.optional(id) }),
  answer: pageOf(suggestionCardSchema),
})
export const listSimilarSuggestions = endpoint({
  id: null,
  name: 'listSimilarSuggestions',
  method: 'POST',
  url: '/v2/similar_advices',
  summary:
    'Up to five public suggestions that an office still works on: within 250 m of a place, or with the words of a title. It is a POST, so that what somebody is writing stands in no address',
  body: z.object({
    title: z.string().check(z.maxLength(200)),
    /** WGS-84 */ latitude: z.nullable(latitude),
    longitude: z.nullable(longitude),
  }),
  answer: z.object({ items: z.array(suggestionCardSchema) }),
})
export const createSuggestion = endpoint({
  id: null,
  name: 'createSuggestion',
  method: 'POST',
  url: '/v2/advices',
  summary: 'Sends a suggestion to a department, which accepts it before others see it',
  access: 'phone',
  body: z.object({
    kind,
    department_id: id,
    title: z.string().check(z.maxLength(400)),
    text: z.string().check(z.maxLength(16_000)),
    place: z.object({
      name: z.string().check(z.maxLength(400)),
      /** WGS-84 */ latitude: z.nullable(latitude),
      longitude: z.nullable(longitude),
    }),
    /** Ids of the uploaded pictures. */
    pictures: z.array(id).check(z.maxLength(9)),
    is_public: flag,
    is_anonymous: flag,
  }),
  answer: z.object({ suggestion: suggestionSchema }),
  errors: [
    errorCodes.sessionExpired,
    errorCodes.phoneNeeded,
    errorCodes.typeNotTaken,
    errorCodes.unavailable,
    errorCodes.stateRefuses,
  ],
  idempotent: true,
  needsPhoneToAuthorise: true,
})
export const getSuggestion = endpoint({
  id: null,
  name: 'getSuggestion',
  method: 'GET',
  url: '/v2/advices/:id',
  summary: 'One suggestion; what is not public is answered to its author alone',
  path: idPath,
  query: z.object(positionQueryShape),
  answer: z.object({ suggestion: suggestionSchema }),
  errors: [errorCodes.gone],
})
export const getSuggestionRecord = endpoint({
  id: null,
  name: 'getSuggestionRecord',
  method: 'GET',
  url: '/v2/advices/:id/record',
  summary: 'The record of a suggestion: every step with its time and office, and whether it was taken in time',
  path: idPath,
  answer: z.object({ record: recordSchema }),
  errors: [errorCodes.gone],
})
export const supportSuggestion = endpoint({
  id: null,
  name: 'supportSuggestion',
  method: 'POST',
  url: '/v1/consumer/support_suggestion',
  summary: 'Supports a suggestion of somebody else, says that I have the same problem, or takes it back',
  access: 'phone',
  body: z.object({ id, support }),
  answer: z.object({ suggestion: suggestionSchema }),
  errors: [
    errorCodes.sessionExpired,
    errorCodes.phoneNeeded,
    errorCodes.gone,
    errorCodes.notYours,
    errorCodes.stateRefuses,
  ],
})
const actErrors = [errorCodes.sessionExpired, errorCodes.gone, errorCodes.notYours, errorCodes.stateRefuses] as const
export const confirmSuggestion = endpoint({
  id: null,
  name: 'confirmSuggestion',
  method: 'POST',
  url: '/v1/consumer/confirm_suggestion',
  summary: 'The author confirms that the answer settles it',
  access: 'session',
  body: z.object({ id }),
  answer: z.object({ suggestion: suggestionSchema }),
  errors: actErrors,
  idempotent: true,
})
export const reopenSuggestion = endpoint({
  id: null,
  name: 'reopenSuggestion',
  method: 'POST',
  url: '/v1/consumer/reopen_suggestion',
  summary: 'The author sends the answer back with a reason: twice to the same office, then to the superior one',
  access: 'session',
  body: z.object({ id, text: z.string().check(z.maxLength(3000)) }),
  answer: z.object({ suggestion: suggestionSchema }),
  errors: actErrors,
  idempotent: true,
})
export const evaluateSuggestion = endpoint({
  id: null,
  name: 'evaluateSuggestion',
  method: 'POST',
  url: '/v1/consumer/evaluate_suggestion',
  summary: 'The author rates how a confirmed suggestion was dealt with',
  access: 'session',
  body: z.object({ id, stars, /** May be ''. */ text: z.string().check(z.maxLength(4000)) }),
  answer: z.object({ suggestion: suggestionSchema }),
  errors: actErrors,
  idempotent: true,
})
