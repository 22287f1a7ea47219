import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, id, moment, pageOf, pageQuery } from './fields'

const invitedSchema = z.object({
  /** The id of this row; it is never the member's own id. */
  id,
  /** The nickname of the member who registered, masked. */
  name: z.string(),
  /** When the member registered. */
  at: moment,
})

export const listInvited = endpoint({
  id: 'C128',
  name: 'listInvited',
  method: 'GET',
  url: '/v1/consumer/user_push',
  summary:
    'Who registered by my links, the latest first; the first page has `total`, and `today` by the site’s calendar',
  access: 'session',
  query: pageQuery,
  answer: z.object({ ...pageOf(invitedSchema).shape, today: z.optional(count) }),
  errors: [errorCodes.sessionExpired],
})
