import * as z from 'zod/mini'
import { activityCardSchema } from './activities'
import { endpoint } from './endpoint'
import { id, moment } from './fields'
import { orderCardSchema } from './orders'
import { wishCardSchema } from './wishes'

/**
 * The answer has at most one item of each kind, so that it stays short however much a member does. The other items are
 * in the list of each kind.
 */
export const getMyAgenda = endpoint({
  id: null,
  name: 'getMyAgenda',
  method: 'GET',
  url: '/v1/my_agenda',
  summary: 'What is mine now: where I have to be, what I asked for, and what waits for my rating',
  access: 'session',
  answer: z.object({
    /** The activity under way that the caller joined, or else their next one. */
    activity: z.nullable(activityCardSchema),
    /** The caller's most urgent claimed wish. */
    claim: z.nullable(wishCardSchema),
    /** The most urgent order that the caller took. */
    serving: z.nullable(orderCardSchema),
    /** The caller's newest wish on which somebody still has to act. */
    wish: z.nullable(wishCardSchema),
    /** The most urgent order that the caller placed and on which somebody still has to act. */
    order: z.nullable(orderCardSchema),
    /** The latest wish whose help the caller has not rated. */
    wish_to_rate: z.nullable(wishCardSchema),
    /** The latest order whose service the caller has not rated. */
    order_to_rate: z.nullable(orderCardSchema),
    /** The homework of the caller's classes that is due first and that they have not done; its id is that of its lesson. */
    homework: z.nullable(z.object({ id, class_title: z.string(), text: z.string(), due_at: moment })),
  }),
})
