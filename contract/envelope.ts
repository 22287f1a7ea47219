import * as z from 'zod/mini'

/** The code of an answer to a call that succeeded: all that the client reads of them by name. */
export const successCode = 100000

/**
 * Every code that an answer may carry. Its first three digits are the HTTP status, except for 100000, 101002, 302001
 * and 303001.
 */
export const errorCodes = {
  ok: successCode,
  notVolunteer: 101002,
  sessionMoved: 302001,
  sessionExpired: 303001,
  invalid: 400001,
  gone: 403001,
  phoneNeeded: 403002,
  notYours: 403003,
  notFound: 404001,
  wrongMethod: 405001,
  stateRefuses: 409001,
  somebodyFirst: 409002,
  tooLarge: 413001,
  typeNotTaken: 415001,
  tooMany: 429001,
  fault: 500001,
  unavailable: 503001,
  codesNotSent: 503002,
  messengerNotOffered: 503003,
} as const
export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes]

/** The HTTP status that goes with a code. */
export function statusOf(code: ErrorCode): number {
  switch (code) {
    case errorCodes.ok:
      return 200
    case errorCodes.notVolunteer:
    case errorCodes.sessionMoved:
    case errorCodes.sessionExpired:
      return 401
    default:
      return Math.trunc(code / 1000)
  }
}

/** The envelope of every answer, `{code, data, msg}`; the success code may be a number or a string (B70). */
export const envelopeSchema = z.object({
  code: z.union([z.number(), z.string()]),
  data: z.optional(z.unknown()),
  msg: z.optional(z.nullable(z.string())),
})
