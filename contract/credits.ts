import * as z from 'zod/mini'
import { creditActs, creditTypes } from '../src/domain/participation/credits/credits'
import { endpoint } from './endpoint'
import { count, id, moment, pageOf, pageQueryShape } from './fields'

const act = z.enum(creditActs)

export const getCreditSystem = endpoint({
  id: 'C033',
  name: 'getCreditSystem',
  method: 'GET',
  host: 'credit',
  url: '/v1/credit_system',
  summary: 'What earns credits, how many, and how often in a day',
  isKeptOffline: true,
  answer: z.object({ items: z.array(z.object({ act, credits: count, most_per_day: count })) }),
})

const creditType = z.coerce.number<number>().check(z.refine((value) => creditTypes.includes(value)))

/** `credits` of the answer is the sum of all credits, whatever the type. */
export const listMyCredits = endpoint({
  id: 'C034',
  name: 'listMyCredits',
  method: 'GET',
  host: 'credit',
  url: '/v1/my_credits',
  summary: 'My credits, of one type of content when given (B104), newest first',
  access: 'session',
  query: z.object({ ...pageQueryShape, type: z.optional(creditType) }),
  answer: z.object({
    ...pageOf(z.object({ act, type: count, content_id: id, title: z.string(), credits: count, earned_at: moment }))
      .shape,
    credits: count,
  }),
})
