import type { ErrorCode } from '../../../contract/envelope'
import { errorCodes } from '../../../contract/envelope'

/** An expected failure of a call: it becomes an envelope with this code, and is not logged as a fault. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    /** Message for the caller; null for the usual message of the code. */
    readonly words: string | null = null,
    readonly data: unknown = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`refused with ${code}`)
    this.name = 'Refusal'
  }
}

/** Makes a refusal 400001 with a reason for each invalid field. */
export function invalid(fields: Readonly<Record<string, string>>): Refusal {
  return new Refusal(errorCodes.invalid, null, { fields })
}

/**
 * Makes a refusal 400001 from the reasons of a form of the domain. Its fields get the names that the contract has:
 * `wantedOn` becomes `wanted_on`.
 */
export function invalidForm(reasons: Readonly<Record<string, string | undefined>>): Refusal {
  const reasonEntries = Object.entries(reasons).flatMap(([field, reason]) =>
    reason === undefined ? [] : [[field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), reason] as const],
  )
  return invalid(Object.fromEntries(reasonEntries))
}

/**
 * Makes a refusal 429001. `retryAfter` is in seconds. `state` names the rule when the client shows a message of its own
 * for it.
 */
export function tooManyRequests(retryAfter: number, state?: string): Refusal {
  const seconds = Math.max(1, Math.ceil(retryAfter))
  const data = { retry_after: seconds, ...(state === undefined ? {} : { state }) }
  return new Refusal(errorCodes.tooMany, null, data, { 'retry-after': String(seconds) })
}
