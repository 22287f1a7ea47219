import * as z from 'zod/mini'
import { suggestionKinds } from '../src/domain/civic/suggestions/suggestion-form'
import {
  questioners,
  authorActs,
  publicSuggestionStates,
  suggestionActs,
  suggestionStates,
  supports,
} from '../src/domain/civic/suggestions/suggestion-lifecycle'
import { personSchema, stepOf } from './cases'
import { departmentSchema, figuresSchema } from './departments'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { suggestionWritingErrors } from './expected-errors'
import {
  count,
  flag,
  id,
  idPath,
  mediaUrl,
  moment,
  optionalUrl,
  listSearchInQuery,
  pageOf,
  pageQueryShape,
  reachedLimit,
  writtenText,
} from './fields'
import { latitude, longitude } from './coordinates'
import { positionQueryShape, withinInQuery } from './positions'

const state = z.enum(suggestionStates)
const kind = z.enum(suggestionKinds)
export const supportSchema = z.enum(supports)
export const starsSchema = z.int().check(z.minimum(1), z.maximum(5))
/** What the suggestion is about; all empty when it is about no place. */
const placeSchema = z.object({
  name: z.string(),
  /** WGS-84 */ latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
})
const promisesSchema = z.object({
  accept_due_at: moment,
  accepted_at: z.nullable(moment),
  /** The instant until which the suggestion is answered; null until it is accepted. */
  reply_due_at: z.nullable(moment),
  replied_at: z.nullable(moment),
  /** The instant until which the author's latest question is answered; null when none was asked. */
  follow_up_due_at: z.nullable(moment),
  /** The side whose question waits for an answer; null when none does. */
  asker: z.nullable(z.enum(questioners)),
})
export const suggestionCardSchema = z.object({
  id,
  title: z.string(),
  /** The beginning of the suggestion's text. */
  summary: z.string(),
  kind,
  /** The department that has it; of one `to_forward`, the office that chooses the department. */
  department: z.object({ id, name: z.string() }),
  /** Whether its author let the platform choose the department, which has not happened yet. */
  to_forward: flag,
  state,
  created_at: moment,
  cover: z.nullable(optionalUrl),
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
  support: supportSchema,
  may_support: flag,
  acts: z.array(z.enum(authorActs)),
})
export type SuggestionCardDto = z.input<typeof suggestionCardSchema>

export const suggestionSchema = z.object({
  ...suggestionCardSchema.shape,
  text: z.string(),
  pictures: z.array(mediaUrl),
  /** Its cover is the first picture. */
  video: z.nullable(optionalUrl),
  promises: promisesSchema,
  /** The latest answer; `office` is the name of the office that gave it. */
  reply: z.nullable(z.object({ office: z.string(), text: z.string(), at: moment, pictures: z.array(mediaUrl) })),
  evaluation: z.nullable(z.object({ stars: starsSchema, text: z.string() })),
  /** The suggestion about the same matter to which the office joined this one; null for all others. */
  joined_to: z.nullable(z.object({ id, title: z.string() })),
  /** How the office reaches the author, for the author as long as they can correct it; '' otherwise. */
  contact: z.string(),
  reopenings: count,
  comments_open: flag,
  /** The questions and answers between the author and the office, oldest first. */
  follow_ups: z.array(
    z.object({
      by: z.enum(questioners),
      /** The name of the office that wrote it; null for the author. */
      office: z.nullable(z.string()),
      is_question: flag,
      text: z.string(),
      at: moment,
    }),
  ),
  /** Whether the caller is told of its answers. */
  subscribed: flag,
  may_subscribe: flag,
})
export type SuggestionDto = z.input<typeof suggestionSchema>

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
      due_at: z.nullable(moment),
    }),
  ),
})
export type SuggestionRecordDto = z.input<typeof recordSchema>

export const listDepartments = endpoint({
  id: 'C003',
  name: 'listDepartments',
  method: 'GET',
  url: '/v2/advices_merchants/',
  summary: 'The departments that take suggestions, with what they promise and the counts of their suggestions',
  isKeptOffline: true,
  answer: z.object({ items: z.array(departmentSchema) }),
})
/** It is a call of its own, because the departments are kept offline, where nothing of a member may be. */
export const getSuggestionLimit = endpoint({
  id: null,
  name: 'getSuggestionLimit',
  method: 'GET',
  url: '/v2/advices_limit',
  summary: 'The limit that keeps me from sending another suggestion',
  access: 'session',
  answer: z.object({ limit: reachedLimit }),
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
      figures: z.nullable(figuresSchema),
    }),
  }),
  errors: [errorCodes.gone],
})
export const listFigures = endpoint({
  id: null,
  name: 'listFigures',
  method: 'GET',
  url: '/v2/advice_figures',
  summary: 'How the departments answered public suggestions in the last twelve months; small numbers are left out',
  isKeptOffline: true,
  answer: z.object({
    /** The fewest answers, and the fewest ratings, that are told of. */
    fewest: count,
    /** All departments together. */
    city: z.nullable(figuresSchema),
    departments: z.array(
      z.object({ id, name: z.string(), accept_days: count, reply_days: count, figures: z.nullable(figuresSchema) }),
    ),
  }),
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
    search: listSearchInQuery,
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
  query: z.object({
    ...pageQueryShape,
    state: z.optional(state),
    department_id: z.optional(id),
    /** '1' returns only those that are open: none of `endedStates`. */
    open: z.optional(z.literal('1')),
  }),
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
/** What a member says in a suggestion. */
export const suggestionWriting = {
  kind,
  /** It is null where the author lets the platform choose the department. */
  department_id: z.nullable(id),
  /** May be '': the title is then the first sentence of the text. */
  title: writtenText(400),
  text: writtenText(16_000),
  place: z.object({
    name: writtenText(400),
    /** WGS-84 */ latitude: z.nullable(latitude),
    longitude: z.nullable(longitude),
  }),
  /** Ids of the author's uploads: pictures, or one video with a picture as its cover. */
  pictures: z.array(id).check(z.maxLength(10)),
  /** How the office reaches the author instead of by their phone; may be ''. It is not stored for an anonymous one. */
  contact: z.string().check(z.maxLength(240)),
  is_public: flag,
  is_anonymous: flag,
}
export const createSuggestion = endpoint({
  id: null,
  name: 'createSuggestion',
  method: 'POST',
  url: '/v2/advices',
  summary: 'Sends a suggestion to a department, which accepts it before others see it',
  access: 'phone',
  body: z.object(suggestionWriting),
  answer: z.object({ suggestion: suggestionSchema }),
  errors: suggestionWritingErrors,
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
