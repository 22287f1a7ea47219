import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { pictureErrors } from './expected-errors'
import { proofPurposes, proofWays } from '../src/domain/frame/session/proof'
import { flag, id, optionalUrl, typedPhone as phone, asTyped } from './fields'

/**
 * The user's data that the client may keep in its cookie. The phone is masked, and nothing of the identity card is
 * included.
 */
export const userSchema = z.object({
  id,
  phone: z.nullable(z.string()),
  avatar: optionalUrl,
  nickname: z.string(),
  real_name: z.union([z.literal(0), z.literal(1)]),
  has_password: flag,
})
export type UserDto = z.input<typeof userSchema>

export const profileSchema = z.object({
  home_address: z.string(),
  birthdate: z.nullable(z.string()),
  /** The user's sex: 0 not said, 1 male, 2 female. */
  sex: z.union([z.literal(0), z.literal(1), z.literal(2)]),
})

const code = z.string().check(z.regex(/^\d{6}$/))
const password = asTyped(z.string().check(z.maxLength(128)))
const purpose = z.enum(['login', 'bind', 'rebind-old', 'rebind-new', 'reset', ...proofPurposes])

/**
 * A random mark of the browser, by which the platform recognises a browser that the account's owner has used. With it,
 * the platform can tell the owner of logins from elsewhere, and let the owner in even while somebody elsewhere is
 * guessing the password. The mark alone lets nobody log in.
 */
export const deviceMark = z.string().check(z.regex(/^[\w-]{22,64}$/))
const device = z.optional(deviceMark)

export const sendCaptcha = endpoint({
  id: 'C051',
  name: 'sendCaptcha',
  method: 'GET',
  url: '/v1/consumer/phone_captcha',
  changesState: true,
  summary:
    'Sends a code of 6 digits to a phone: 5 minutes, one use, one a minute and 10 a day for a number, 30 an hour for an address',
  query: z.object({ phone, purpose }),
  answer: z.object({ /** Seconds until another code may be sent. */ wait: z.int() }),
  errors: [errorCodes.tooMany, errorCodes.notYours, errorCodes.codesNotSent],
})
export const sendCode = endpoint({
  id: null,
  name: 'sendCode',
  method: 'POST',
  url: '/v2/consumer/phone_captcha',
  summary: 'Sends a code as C051 does, with the number in the body, where no log and no history keeps it',
  body: z.object({ phone, purpose, device }),
  answer: sendCaptcha.answer,
  errors: sendCaptcha.errors,
})
export const verifyCaptcha = endpoint({
  id: 'C052',
  name: 'verifyCaptcha',
  method: 'PUT',
  url: '/v1/consumer/phone_captcha',
  summary: 'Verifies a code and returns a proof, good for one act in 10 minutes',
  body: z.object({ phone, code, purpose, device }),
  answer: z.object({ proof: z.string() }),
  errors: [errorCodes.tooMany],
})
export const proveMember = endpoint({
  id: null,
  name: 'proveMember',
  method: 'POST',
  url: '/v1/consumer/proof',
  summary:
    'Proves once more that it is me, by my password or by a code sent to my phone (C051, of the same purpose): a proof, good for one act in 10 minutes. What was set by a session alone within the last week proves nothing (`too-new`)',
  access: 'session',
  body: z.object({ purpose: z.enum(proofPurposes), password: z.optional(password), code: z.optional(code), device }),
  answer: z.object({ proof: z.string() }),
  errors: [errorCodes.tooMany, errorCodes.phoneNeeded],
})
export const getProofWays = endpoint({
  id: null,
  name: 'getProofWays',
  method: 'GET',
  url: '/v1/consumer/proof',
  summary: 'How I can prove once more that it is me (`proveMember`)',
  access: 'session',
  answer: z.object({
    prove_by: z.array(z.enum(proofWays)),
    /** Whether I logged in within the last ten minutes, so that a first password needs no other proof. */
    logged_in_just_now: flag,
  }),
})
/** The proof that `proveMember` returns. */
export const ownProof = proveMember.answer.shape.proof.check(z.maxLength(200))
/** The fields that every kind of login sends besides its proof. */
const loginShape = {
  agreed: z.literal(true),
  device,
  from_url: z.optional(z.string().check(z.maxLength(2000))),
  from_user_id: z.optional(z.string().check(z.maxLength(64))),
  jump_url: z.optional(z.string().check(z.maxLength(2000))),
}
const loggedIn = z.object({ token: z.string(), user: userSchema, created: flag })

export const logIn = endpoint({
  id: 'C053',
  name: 'logIn',
  method: 'POST',
  url: '/v1/consumer/login',
  summary: 'Logs in by code or by password; a new phone becomes a new user',
  body: z.object({ phone, code: z.optional(code), password: asTyped(z.optional(password)), ...loginShape }),
  answer: loggedIn,
  errors: [errorCodes.tooMany, errorCodes.stateRefuses],
})
export const getMessengerAddress = endpoint({
  id: 'C060',
  name: 'getMessengerAddress',
  method: 'GET',
  url: '/v1/consumer/wechat/auth',
  summary:
    'Where a visitor allows the login by the messenger, which then returns to `redirect` with `state`, and with a `code` when it was allowed',
  query: z.object({
    /** A path of this site. */
    redirect: z.string().check(z.regex(/^(?:\/[\w-]+)+$/), z.maxLength(200)),
    state: z.string().check(z.regex(/^[\w-]{16,128}$/)),
  }),
  answer: z.object({ /** An absolute address, or a path of this site. */ url: z.string() }),
  errors: [errorCodes.messengerNotOffered],
})
export const logInByMessenger = endpoint({
  id: 'C062',
  name: 'logInByMessenger',
  method: 'POST',
  url: '/v2/consumer/login_by_wechat',
  summary:
    "Logs in by the messenger's code, which is good once; an account of the messenger that is new becomes a new user without a phone",
  body: z.object({ code: z.string().check(z.minLength(1), z.maxLength(1000)), ...loginShape }),
  answer: loggedIn,
  errors: [errorCodes.tooMany, errorCodes.stateRefuses, errorCodes.messengerNotOffered],
})
export const logOut = endpoint({
  id: 'C071',
  name: 'logOut',
  method: 'GET',
  url: '/v1/loginOut',
  changesState: true,
  summary: 'Ends the session',
  answer: z.object({}),
  errors: [errorCodes.notYours],
})
export const getUser = endpoint({
  id: 'C054',
  name: 'getUser',
  method: 'GET',
  url: '/v1/consumer/user',
  summary: 'Me, with my profile',
  access: 'session',
  answer: z.object({ user: userSchema, profile: profileSchema }),
  errors: [errorCodes.sessionExpired],
})
export const editUser = endpoint({
  id: 'C055',
  name: 'editUser',
  method: 'PUT',
  url: '/v1/consumer/user',
  summary: 'Edits my profile; what is left out stays',
  access: 'session',
  body: z.object({
    nickname: z.optional(z.string().check(z.maxLength(400))),
    /** Id of the uploaded picture. */
    avatar_source_id: z.optional(id),
    sex: z.optional(profileSchema.shape.sex),
    birthdate: z.optional(z.nullable(z.iso.date())),
    home_address: z.optional(z.string().check(z.maxLength(1000))),
  }),
  answer: z.object({ user: userSchema, profile: profileSchema }),
  errors: pictureErrors,
})
export const bindPhone = endpoint({
  id: 'C065',
  name: 'bindPhone',
  method: 'POST',
  url: '/v2/consumer/bind_phone',
  summary: 'Binds a phone to me by a code; 409001 `has-phone` for who has one, which C058 changes',
  access: 'session',
  body: z.object({ phone, code, device }),
  answer: z.object({ user: userSchema }),
  errors: [errorCodes.tooMany, errorCodes.stateRefuses, errorCodes.somebodyFirst],
})
export const changePhone = endpoint({
  id: 'C058',
  name: 'changePhone',
  method: 'PUT',
  url: '/v1/consumer/user/phone',
  summary: 'Changes my phone: proof of the old one, code of the new one',
  access: 'session',
  body: z.object({ old_proof: z.string(), phone, code, device }),
  answer: z.object({ user: userSchema }),
  errors: [errorCodes.tooMany, errorCodes.phoneNeeded, errorCodes.somebodyFirst],
})
export const setFirstPassword = endpoint({
  id: 'C063',
  name: 'setFirstPassword',
  method: 'POST',
  url: '/v2/consumer/init_password',
  summary:
    'Sets my first password. Whoever can prove that it is me sends a `proof`, unless they logged in within the last ten minutes',
  access: 'session',
  body: z.object({ password, proof: z.optional(ownProof) }),
  answer: z.object({ user: userSchema }),
  errors: [errorCodes.stateRefuses],
})
export const checkPassword = endpoint({
  id: 'C056',
  name: 'checkPassword',
  method: 'POST',
  url: '/v1/consumer/user/password',
  summary: 'Checks my present password',
  access: 'session',
  body: z.object({ password }),
  answer: z.object({ correct: flag }),
  errors: [errorCodes.tooMany],
})
export const changePassword = endpoint({
  id: 'C057',
  name: 'changePassword',
  method: 'PUT',
  url: '/v1/consumer/user/password',
  summary: 'Changes my password; other sessions of mine end',
  access: 'session',
  body: z.object({ old_password: password, password }),
  answer: z.object({ user: userSchema }),
  errors: [errorCodes.tooMany],
})
export const resetPassword = endpoint({
  id: null,
  name: 'resetPassword',
  method: 'POST',
  url: '/v2/consumer/reset_password',
  summary: 'Sets a new password by a code sent to the phone',
  body: z.object({ phone, code, password, device }),
  answer: z.object({}),
  errors: [errorCodes.tooMany],
})
