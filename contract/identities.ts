import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { day, moment, reachedLimit } from './fields'

/**
 * The identity of a member whose real name was verified. Name and number are masked, and only the member themselves
 * gets them.
 */
const identitySchema = z.object({
  name: z.string(),
  card_number: z.string(),
  /** The sex on the card: 1 male, 2 female. */
  sex: z.union([z.literal(1), z.literal(2)]),
  birth_date: day,
  checked_at: moment,
})

/**
 * The state of the check. For a pending claim it says who looks at it, but not why, so that nobody learns whether a
 * number is already known here.
 */
const realNameSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({
    state: z.literal('pending'),
    looked_at_by: z.enum(['verifier', 'office']),
    name: z.string(),
    card_number: z.string(),
    sent_at: moment,
  }),
  z.object({ state: z.literal('refused'), reason: z.string(), refused_at: moment }),
  z.object({ state: z.literal('verified'), identity: identitySchema }),
])
export type RealNameDto = z.input<typeof realNameSchema>

export const getRealData = endpoint({
  id: 'C073',
  name: 'getRealData',
  method: 'GET',
  url: '/v1/consumer/real_data',
  summary:
    'How far the check of my real name is, and the limit that keeps me from claiming another one; name and number are masked',
  access: 'session',
  answer: z.object({ real_name: realNameSchema, limit: reachedLimit }),
})
/**
 * The call takes no idempotency key, because the key's row would hold a digest of the card; repeating the same name and
 * card is harmless anyway.
 */
export const checkRealName = endpoint({
  id: 'C075',
  name: 'checkRealName',
  method: 'POST',
  url: '/v1/consumer/volunteer/realname',
  summary:
    'Claims a name and an identity card, which a verifier or the office checks; a card belongs to who was verified with it',
  access: 'session',
  body: z.object({
    name: z.string().check(z.maxLength(200)),
    card_number: z.string().check(z.maxLength(200)),
    agreed: z.literal(true),
    /** The result of the app's face check; null where none is required (B14). */
    face: z.nullable(z.string().check(z.maxLength(4000))),
  }),
  answer: z.object({ real_name: realNameSchema, limit: reachedLimit }),
  errors: [errorCodes.sessionExpired, errorCodes.stateRefuses, errorCodes.unavailable],
})
