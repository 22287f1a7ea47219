import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { day, instant } from './fields'

/** Whose real name was checked; the name and the number are masked, and only their owner gets them. */
export const identitySchema = z.object({
  name: z.string(),
  card_number: z.string(),
  /** 1 male, 2 female */
  sex: z.union([z.literal(1), z.literal(2)]),
  birth_date: day,
  checked_at: instant,
})

export const getRealData = endpoint({
  id: 'C073',
  name: 'getRealData',
  method: 'GET',
  url: '/v1/consumer/real_data',
  summary: 'My checked identity, masked; null before the check',
  access: 'session',
  answer: z.object({ identity: z.nullable(identitySchema) }),
})
/**
 * Not idempotent by a key, whose row would hold a digest of the card: a repeat of the same name and card is harmless by
 * itself.
 */
export const checkRealName = endpoint({
  id: 'C075',
  name: 'checkRealName',
  method: 'POST',
  url: '/v1/consumer/volunteer/realname',
  summary: 'Checks a name and an identity card; one card belongs to one account',
  access: 'session',
  body: z.object({
    name: z.string().check(z.maxLength(200)),
    card_number: z.string().check(z.maxLength(60)),
    agreed: z.literal(true),
    /** What the app said of a face check; null where none is asked for (B14). */
    face: z.nullable(z.string().check(z.maxLength(4000))),
  }),
  answer: z.object({ identity: identitySchema }),
  errors: [errorCodes.sessionExpired, errorCodes.stateRefuses, errorCodes.unavailable],
})
