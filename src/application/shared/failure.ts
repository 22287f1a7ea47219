import type { Result } from '../../domain/shared/result'

/**
 * Why a call gave no value. Words for each live in the catalogues of the UI. 'offline': there is no network; 'unreachable': there
 * is one, and no answer came; 'fault': code of ours failed.
 */
export type FailureCode =
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'cancelled'
  | 'malformed'
  | 'fault'
  | 'session-expired'
  | 'not-volunteer'
  | 'phone-needed'
  | 'not-yours'
  | 'invalid'
  | 'gone'
  | 'state-refuses'
  | 'somebody-first'
  | 'too-large'
  | 'type-not-taken'
  | 'too-many'
  | 'forbidden'
  | 'not-found'
  | 'wrong-method'
  | 'server-error'
  | 'bad-gateway'
  | 'unavailable'
  | 'refused'

export interface Failure {
  readonly code: FailureCode
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** The server's own words, in the user's language; empty when it gave none. */
  readonly message: string
  /** Reason by field name (camelCase) of an invalid input. */
  readonly fields: Readonly<Record<string, string>>
  /** Seconds to wait before the next try, when the server said so. */
  readonly retryAfter: number | null
}

export type Outcome<Value> = Result<Value, Failure>

export function failureOf(code: FailureCode, details: Partial<Failure> = {}): Failure {
  return { code, status: 0, message: '', fields: {}, retryAfter: null, ...details }
}
