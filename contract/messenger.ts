import * as z from 'zod/mini'
import { messengerAskings } from '../src/domain/frame/session/messenger-asking'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { flag, moment } from './fields'
import { bindPhone, getMessengerAddress, getProofWays, logInByMessenger, ownProof as proof } from './session'

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
  query: z.extend(getMessengerAddress.query, { asking: z.enum(messengerAskings) }),
  answer: getMessengerAddress.answer,
  errors: [errorCodes.messengerNotOffered],
})

const accounts = z.object({
  items: z.array(
    z.object({
      provider: z.string(),
      /** The nickname at the messenger when it was bound; '' when the messenger gave none. */
      nickname: z.string(),
      bound_at: moment,
    }),
  ),
  /** How I can prove who I am (`proveMember`), which binding and unbinding need. */
  prove_by: getProofWays.answer.shape.prove_by,
  /** Whether I keep another way to log in when the messenger is unbound. */
  may_unbind: flag,
})
export const listSocialAccounts = endpoint({
  id: 'C069',
  name: 'listSocialAccounts',
  method: 'GET',
  url: '/v2/consumer/proxies',
  summary: 'The accounts of the messenger with which I log in, and by which I am paid',
  access: 'session',
  answer: accounts,
})
export const unbindSocialAccount = endpoint({
  id: 'C070',
  name: 'unbindSocialAccount',
  method: 'DELETE',
  url: '/v2/consumer/proxies',
  summary:
    'Unbinds my account of the messenger; my other sessions end. 409001 `last-login` for who has no phone, `no-messenger` for who has none bound',
  access: 'session',
  body: z.object({ proof }),
  answer: accounts,
  errors: [errorCodes.stateRefuses],
})
export const bindSocialAccount = endpoint({
  id: 'C072',
  name: 'bindSocialAccount',
  method: 'POST',
  url: '/v2/consumer/bind_wechat',
  summary:
    "Binds an account of the messenger to me by its code and by a proof of who I am; 409002 for somebody else's account, since accounts are never merged, 409001 `has-messenger` for who has another one and does not replace it",
  access: 'session',
  body: z.object({ code: logInByMessenger.body.shape.code, proof, replace: z.optional(flag) }),
  answer: accounts,
  errors: [errorCodes.tooMany, errorCodes.stateRefuses, errorCodes.somebodyFirst, errorCodes.messengerNotOffered],
})
const bindingPhone = {
  method: 'POST',
  access: 'session',
  body: bindPhone.body,
  answer: bindPhone.answer,
  errors: bindPhone.errors,
} as const
export const bindPhoneAfterMessenger = endpoint({
  ...bindingPhone,
  id: 'C059',
  name: 'bindPhoneAfterMessenger',
  url: '/v1/consumer/wechat/phone',
  summary: 'The same as C064, first version',
})
export const bindPhoneToMessenger = endpoint({
  ...bindingPhone,
  id: 'C064',
  name: 'bindPhoneToMessenger',
  url: '/v2/consumer/wechat_bind_phone',
  summary:
    'Binds a phone by a code to me, who logged in by the messenger; 409002 for a number that has an account, since accounts are never merged',
})
