import * as z from 'zod/mini'
import { wishAudiences } from '../src/domain/people/privacy/privacy'
import { personSchema } from './cases'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { flag, idPath, moment, pageOf, pageQuery } from './fields'

const privacy = z.object({
  /** Whether my public page shows my hours, my teams and what I did. */
  shows_service: flag,
  /** Whether my nickname stands in rankings. */
  in_rankings: flag,
  /** The people who see my wishes. */
  wishes_for: z.enum(wishAudiences),
  /** Whether what I open is kept in my history. */
  keeps_history: flag,
})

export const getPrivacy = endpoint({
  id: null,
  name: 'getPrivacy',
  method: 'GET',
  url: '/v2/consumer/privacy',
  summary: 'What I let others see, and what is kept of what I do',
  access: 'session',
  answer: privacy,
})
export const changePrivacy = endpoint({
  id: null,
  name: 'changePrivacy',
  method: 'PUT',
  url: '/v2/consumer/privacy',
  summary: 'Changes what I let others see; what is left out stays',
  access: 'session',
  body: z.object({
    shows_service: z.optional(flag),
    in_rankings: z.optional(flag),
    wishes_for: z.optional(privacy.shape.wishes_for),
    keeps_history: z.optional(flag),
  }),
  answer: privacy,
})
export const listBlocked = endpoint({
  id: null,
  name: 'listBlocked',
  method: 'GET',
  url: '/v2/consumer/blocks',
  summary: 'The people whom I blocked, the latest first',
  access: 'session',
  query: pageQuery,
  answer: pageOf(z.object({ ...personSchema.shape, blocked_at: moment })),
})
const blocked = z.object({ /** Whether I block this person now. */ blocked: flag })
export const blockPerson = endpoint({
  id: null,
  name: 'blockPerson',
  method: 'PUT',
  url: '/v2/consumer/blocks/:id',
  summary:
    'Blocks a person: no replies, comments and claims between the two of us, and I no longer see their comments, chat messages, wishes, stories and suggestions, but for those without their name. They are not told. 409001 `self` for myself, `too-many` past 500 people',
  access: 'session',
  path: idPath,
  answer: blocked,
  errors: [errorCodes.gone, errorCodes.stateRefuses],
})
export const unblockPerson = endpoint({
  id: null,
  name: 'unblockPerson',
  method: 'DELETE',
  url: '/v2/consumer/blocks/:id',
  summary: 'No longer blocks a person',
  access: 'session',
  path: idPath,
  answer: blocked,
})
