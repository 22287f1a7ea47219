import { timesOfDay } from '../src/domain/frame/shared/time-of-day'
import * as z from 'zod/mini'
import { ratedKinds } from '../src/domain/civic/orders/order'
import {
  memberOrderActs,
  orderStageNames,
  orderStates,
  orderStepActs,
} from '../src/domain/civic/orders/order-lifecycle'
import { personSchema, stepOf } from './cases'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import {
  count,
  day,
  flag,
  id,
  idPath,
  moment,
  optionalUrl,
  pageOf,
  pageQueryShape,
  reachedLimit,
  writtenText,
} from './fields'

const state = z.enum(orderStates)
const stars = z.int().check(z.minimum(1), z.maximum(5))
/** The reward in cents. */
const reward = count

export const listOrderableServices = endpoint({
  id: 'C086',
  name: 'listOrderableServices',
  method: 'GET',
  url: '/v1/consumer/service',
  summary: 'Services that can be ordered, in order; `open` says whether orders are taken (B14)',
  answer: z.object({
    open: flag,
    /** The limit that keeps the caller from ordering any service. */
    limit: reachedLimit,
    /** The limit that keeps the caller from ordering a service with a reward. */
    rewarded_limit: reachedLimit,
    items: z.array(
      z.object({
        id,
        name: z.string(),
        text: z.string(),
        cover: z.nullable(optionalUrl),
        /** The provider's reward in cents; 0 for none. */
        reward,
        /** Whether the budget for rewards is used up, so that an order would be refused. */
        used_up: flag,
      }),
    ),
  }),
})

export const orderCardSchema = z.object({
  id,
  /** The name of the ordered service. */
  service: z.string(),
  state,
  wanted_on: day,
  time_of_day: z.enum(timesOfDay),
  /** The street or the quarter, without a house number. */
  area: z.string(),
  reward,
  /** The person who ordered; null for a caller who has not taken the order. */
  orderer: z.nullable(personSchema),
  provider: z.nullable(personSchema),
  /**
   * The name of the person for whom the orderer ordered it, of which its volunteer gets the first character; null for an
   * order of their own, for a caller who has not taken the order, and once the person is removed.
   */
  on_behalf_of: z.nullable(z.string()),
  created_at: moment,
})
export type OrderCardDto = z.input<typeof orderCardSchema>

const orderSchema = z.object({
  ...orderCardSchema.shape,
  /** The exact address, for the orderer and, while the order is under way, its provider; null for everyone else. */
  address: z.nullable(z.string()),
  /** The orderer's note, visible to those who see the address; null for everyone else. */
  note: z.nullable(z.string()),
  mine: flag,
  /**
   * The other party's phone; only orderer and provider get it, while the order is under way. Null for everyone else.
   */
  phone: z.nullable(z.string()),
  acts: z.array(z.enum(memberOrderActs)),
  /**
   * Whether the order brings no reward to its provider, or to a volunteer who takes it, because the rewards between
   * orderer and volunteer are used up for this month.
   */
  without_reward: flag,
  /** When the reward of a completed order is paid; null when no reward is on its way. */
  paid_at: z.nullable(moment),
  score: z.nullable(z.object({ stars, text: z.string() })),
  steps: z.array(stepOf(z.enum(orderStepActs), state)),
})
export type OrderDto = z.input<typeof orderSchema>
const oneOrder = z.object({ order: orderSchema })

export const placeOrder = endpoint({
  id: 'C087',
  name: 'placeOrder',
  method: 'POST',
  url: '/v1/consumer/user_service',
  summary:
    'Orders a service, whose reward is reserved; 409001 with the state `budget-used-up` when its budget does not hold it',
  access: 'phone',
  body: z.object({
    service_id: id,
    wanted_on: z.string().check(z.maxLength(20)),
    time_of_day: z._default(z.enum(timesOfDay), 'any'),
    /** The street or the quarter, without a house number; approved volunteers can read it. */
    area: writtenText(500),
    /** The exact address. The volunteer who takes the order reads it, and the note, while they serve it. */
    address: z.string().check(z.maxLength(500)),
    /** May be ''. */ note: writtenText(2000),
    /** A person whom the caller helps; null for the caller themselves. */
    helped_person_id: z._default(z.nullable(id), null),
  }),
  answer: oneOrder,
  errors: [errorCodes.stateRefuses],
  idempotent: true,
})
export const listMyOrders = endpoint({
  id: 'C088',
  name: 'listMyOrders',
  method: 'GET',
  url: '/v1/consumer/user_Self',
  summary:
    'Orders that I placed: what waits for my rating, then what is under way by its day, then what the office checks, then what is over; those for one person whom I help, with their id; or those of one stage',
  access: 'session',
  query: z.object({ ...pageQueryShape, helped_person_id: z.optional(id), stage: z.optional(z.enum(orderStageNames)) }),
  answer: pageOf(orderCardSchema),
})
export const listOrders = endpoint({
  id: 'C089',
  name: 'listOrders',
  method: 'GET',
  url: '/v1/consumer/user_service',
  summary:
    'Orders of others that can be taken, the most urgent first, for approved volunteers; or those that I serve or served, newest first',
  access: 'session',
  query: z.object({ ...pageQueryShape, show: z._default(z.enum(['open', 'served', 'done']), 'open') }),
  answer: pageOf(orderCardSchema),
  errors: [errorCodes.stateRefuses],
})
export const getOrder = endpoint({
  id: null,
  name: 'getOrder',
  method: 'GET',
  url: '/v1/consumer/user_service/:id',
  summary: 'One order, for its orderer and its provider; for approved volunteers while it can be taken',
  access: 'session',
  path: idPath,
  answer: oneOrder,
  errors: [errorCodes.gone, errorCodes.stateRefuses],
})

const acting = {
  method: 'POST',
  access: 'session',
  answer: oneOrder,
  errors: [errorCodes.gone, errorCodes.notYours, errorCodes.stateRefuses],
  idempotent: true,
} as const
const why = z.object({ id, /** The reason; may be ''. */ text: writtenText(2000) })

export const provideOrder = endpoint({
  ...acting,
  id: 'C090',
  name: 'provideOrder',
  url: '/v1/consumer/user_provide',
  summary:
    'Takes an order, as an approved volunteer with a phone; 409002 when somebody was first, 409001 with the state `pair-limit` when it brings no reward and that was not accepted',
  access: 'phone',
  body: z.object({ id, /** Accepts that it may bring no reward. */ without_reward: z.optional(flag) }),
  errors: [...acting.errors, errorCodes.somebodyFirst],
})
export const scoreOrder = endpoint({
  ...acting,
  id: 'C091',
  name: 'scoreOrder',
  url: '/v1/consumer/user_score',
  summary: 'Scores the provider of a completed order',
  body: z.object({ id, stars: z.int(), /** May be ''. */ text: writtenText(4000) }),
})
export const completeOrder = endpoint({
  ...acting,
  id: 'C092',
  name: 'completeOrder',
  url: '/v1/consumer/user_complete/:id',
  summary: 'Says, from its day on, that the service was given; its reward is paid 48 hours later',
  path: idPath,
})
export const giveOrderBack = endpoint({
  ...acting,
  id: null,
  name: 'giveOrderBack',
  url: '/v1/consumer/user_give_back',
  summary: 'Gives an order back, so that somebody else can take it',
  body: why,
})
export const cancelOrder = endpoint({
  ...acting,
  id: null,
  name: 'cancelOrder',
  url: '/v1/consumer/user_cancel',
  summary: 'Cancels an order of mine: until somebody took it, or until its day',
  body: why,
})
export const sayNobodyCame = endpoint({
  ...acting,
  id: null,
  name: 'sayNobodyCame',
  url: '/v1/consumer/user_nobody_came',
  summary: 'Says, after its day, that nobody came to an order of mine; it is open again for another day',
  body: z.object({ id, wanted_on: z.string().check(z.maxLength(20)) }),
})
export const objectToOrder = endpoint({
  ...acting,
  id: null,
  name: 'objectToOrder',
  url: '/v1/consumer/user_object',
  summary: 'Objects to an order of mine, from its day on until its reward is paid; the office settles it',
  body: z.object({ id, text: writtenText(2000) }),
})

export const listServiceScores = endpoint({
  id: 'C093',
  name: 'listServiceScores',
  method: 'GET',
  url: '/v1/consumer/only_score',
  summary:
    'Ratings that a volunteer received for orders and wishes, newest first, with their mean; my own without a user. Who gave them is told to the volunteer alone',
  query: z.object({ ...pageQueryShape, user_id: z.optional(id) }),
  answer: z.object({
    ...pageOf(
      z.object({
        id,
        kind: z.enum(ratedKinds),
        /** The service that was ordered, or the category of the wish. */
        service: z.string(),
        stars,
        text: z.string(),
        from: z.nullable(personSchema),
        at: moment,
      }),
    ).shape,
    person: z.object({ ...personSchema.shape, average: z.number(), count }),
  }),
  errors: [errorCodes.sessionExpired, errorCodes.gone],
})
