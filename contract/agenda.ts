import * as z from 'zod/mini'
import { activityCardSchema } from './activities'
import { endpoint } from './endpoint'
import { orderCardSchema } from './orders'
import { wishCardSchema } from './wishes'

/**
 * The answer has at most one item of each kind, so that it stays short however much a member does; the lists have the
 * others.
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
    /** The caller's most urgent claimed wish; `serving` is the most urgent order that they took. */
    claim: z.nullable(wishCardSchema),
    serving: z.nullable(orderCardSchema),
    /** The caller's newest wish, and in `order` their most urgent order, on which somebody still has to act. */
    wish: z.nullable(wishCardSchema),
    order: z.nullable(orderCardSchema),
    /** The latest wish whose help the caller has not rated, and in `order_to_rate` the latest such order. */
    wish_to_rate: z.nullable(wishCardSchema),
    order_to_rate: z.nullable(orderCardSchema),
  }),
})
