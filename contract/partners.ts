import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { mediaUrl } from './fields'

const url = z.string().check(z.minLength(1), z.maxLength(2000))

export const issuePartnerCode = endpoint({
  id: 'C068',
  name: 'issuePartnerCode',
  method: 'POST',
  url: '/v2/consumer/oauth2/code',
  summary:
    "A one-time code for a partner's site, good for a minute; 404001 for the page of a site that is no partner of this one",
  access: 'session',
  body: z.object({ /** The page of the partner that I want to open. */ url }),
  answer: z.object({
    /** The address at which the partner takes `code`, and the wanted page as `page`. */
    url: z.string(),
  }),
  errors: [errorCodes.notFound],
})
export const exchangePartnerCode = endpoint({
  id: null,
  name: 'exchangePartnerCode',
  method: 'POST',
  url: '/v2/consumer/oauth2/user',
  summary: "For a partner's server: exchanges a code of C068 for who the member is at this partner, once",
  body: z.object({
    code: z.string().check(z.maxLength(200)),
    /** The partner's address to which the code was sent. */
    callback: url,
    secret: z.string().check(z.maxLength(200)),
  }),
  answer: z.object({
    /** The member's name at this partner, always the same; each partner gets another one. */
    subject: z.string(),
    nickname: z.string(),
    avatar: mediaUrl,
  }),
  errors: [errorCodes.notYours],
})
