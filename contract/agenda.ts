import * as z from 'zod/mini'
import { activityCardSchema } from './activities'
import { endpoint } from './endpoint'
import { orderCardSchema } from './orders'
import { wishCardSchema } from './wishes'

/** One of each kind at most, so that the answer is short however much a member does; the lists have the others. */
export const getMyAgenda = endpoint({
  id: null,
  name: 'getMyAgenda',
  method: 'GET',
  url: '/v1/my_agenda',
  summary: 'What is mine now: where I have to be, what I asked for, and what waits for my rating',
  access: 'session',
  answer: z.object({
    /** The next one that I joined, or the one under way. */
    activity: z.nullable(activityCardSchema),
    /** The wish that I claimed and the order that I took, the most urgent first. */
    claim: z.nullable(wishCardSchema),
    serving: z.nullable(orderCardSchema),
    /** My newest wish, and my most urgent order, on which somebody still has to act. */
    wish: z.nullable(wishCardSchema),
    order: z.nullable(orderCardSchema),
    /** Help that was given and that I have not rated, the latest first. */
    wish_to_rate: z.nullable(wishCardSchema),
    order_to_rate: z.nullable(orderCardSchema),
  }),
})
