import * as z from 'zod/mini'
import { feedbackKinds } from '../src/domain/civic/feedback/feedback-form'
import { feedbackStates } from '../src/domain/civic/feedback/feedback-lifecycle'
import { stepOf } from './cases'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { flag, id, idPath, mediaUrl, moment, pageOf, pageQueryShape, reachedLimit } from './fields'

const kind = z.enum(feedbackKinds)
const state = z.enum(feedbackStates)
const act = z.enum(['add', 'close'])
const pictures = z.array(id).check(z.maxLength(4))

export const feedbackCardSchema = z.object({
  id,
  kind,
  /** The beginning of the feedback's text. */
  summary: z.string(),
  state,
  created_at: moment,
  /** When the last step was taken. */
  updated_at: moment,
  /** Whether the author has yet to see the latest answer. */
  unread: flag,
  acts: z.array(act),
})
export const feedbackSchema = z.object({
  ...feedbackCardSchema.shape,
  text: z.string(),
  pictures: z.array(mediaUrl),
  contact: z.string(),
  /** The history; a step with the act `answer` is an answer by the office, whose actor is null. */
  steps: z.array(stepOf(z.enum(['submit', 'answer', 'add', 'close']), state)),
})
export type FeedbackDto = z.input<typeof feedbackSchema>

export const sendFeedback = endpoint({
  id: 'C134',
  name: 'sendFeedback',
  method: 'POST',
  url: '/v1/feedback',
  summary: 'Sends feedback; a guest does it without pictures, and is answered by the contact that was given',
  body: z.object({
    kind,
    text: z.string().check(z.maxLength(8000)),
    /** Ids of the uploaded pictures. */
    pictures,
    /** How to reach the author; may be ''. */ contact: z.string().check(z.maxLength(200)),
  }),
  answer: z.object({ /** The new feedback; null for a guest. */ feedback: z.nullable(feedbackSchema) }),
  errors: [errorCodes.stateRefuses],
  idempotent: true,
})
export const getFeedbackLimit = endpoint({
  id: null,
  name: 'getFeedbackLimit',
  method: 'GET',
  url: '/v1/feedback/limit',
  summary: 'The limit that keeps me from sending more feedback',
  access: 'session',
  answer: z.object({ limit: reachedLimit }),
})
export const listMyFeedback = endpoint({
  id: 'C148',
  name: 'listMyFeedback',
  method: 'GET',
  url: '/v1/my_feed_backs',
  summary: 'My feedback, newest first',
  access: 'session',
  query: z.object({ ...pageQueryShape, state: z.optional(state) }),
  answer: pageOf(feedbackCardSchema),
})
export const getMyFeedback = endpoint({
  id: 'C149',
  name: 'getMyFeedback',
  method: 'GET',
  url: '/v1/my_feed_back/:id',
  summary: 'One feedback of mine with its answers, which count as seen from then on',
  access: 'session',
  path: idPath,
  answer: z.object({ feedback: feedbackSchema }),
  errors: [errorCodes.gone],
})
export const addToFeedback = endpoint({
  id: null,
  name: 'addToFeedback',
  method: 'POST',
  url: '/v1/my_feed_back/:id/add',
  summary: 'Adds words to my feedback, which waits for an answer again',
  access: 'session',
  path: idPath,
  body: z.object({ text: z.string().check(z.maxLength(8000)), pictures }),
  answer: z.object({ feedback: feedbackSchema }),
  errors: [errorCodes.sessionExpired, errorCodes.gone, errorCodes.stateRefuses],
  idempotent: true,
})
export const closeFeedback = endpoint({
  id: null,
  name: 'closeFeedback',
  method: 'POST',
  url: '/v1/my_feed_back/:id/close',
  summary: 'Closes my feedback: nothing more is wanted',
  access: 'session',
  path: idPath,
  answer: z.object({ feedback: feedbackSchema }),
  errors: [errorCodes.sessionExpired, errorCodes.gone, errorCodes.stateRefuses],
  idempotent: true,
})
