import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { getMessengerAddress } from './session'

const url = z.string().check(z.minLength(1), z.maxLength(2000))

export const signPage = endpoint({
  id: 'C013',
  name: 'signPage',
  method: 'POST',
  url: '/v1/consumer/wechat/jsapi',
  summary: "Signs the address of a page of this site, without its hash, for the messenger's script",
  body: z.object({ url }),
  answer: z.object({
    appid: z.string(),
    /** Seconds since 1970. */
    timestamp: z.int(),
    noncestr: z.string(),
    sign: z.string(),
    /** The address that was signed. */
    url: z.string(),
  }),
  errors: [errorCodes.messengerNotOffered],
})
export const getMessengerAddressFor = endpoint({
  id: 'C061',
  name: 'getMessengerAddressFor',
  method: 'GET',
  url: '/v2/consumer/auth_wechat',
  summary:
    'The same as C060, `silent` or with `consent`: a silent login asks the visitor nothing, and opens known accounts alone',
  query: z.extend(getMessengerAddress.query, { asking: z.enum(['silent', 'consent']) }),
  answer: getMessengerAddress.answer,
  errors: [errorCodes.messengerNotOffered],
})
