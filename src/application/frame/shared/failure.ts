import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import type { Result } from '../../../domain/frame/shared/result'

/**
 * Why a call returned no value. The UI's catalogues have a text for each code. 'offline' means no network,
 * 'unreachable' a network but no answer, and 'fault' a bug of the client.
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
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  /** The server's message, in the user's language; empty when it sent none. */
  readonly message: string
  /** The reasons why an input is invalid, by field name (camelCase). */
  readonly fields: Readonly<Record<string, string>>
  /** The state that refused the act, such as 'not-a-volunteer'; '' when the server named none. */
  readonly state: string
  /** Seconds to wait before a retry, when the server gave a time. */
  readonly retryAfter: number | null
  /** The limit by count that refused the act, which its form says; null when there was none. */
  readonly limit: ReachedLimit | null
}

export type Outcome<Value> = Result<Value, Failure>

export function failureOf(code: FailureCode, details: Partial<Failure> = {}): Failure {
  return { code, status: 0, message: '', fields: {}, state: '', retryAfter: null, limit: null, ...details }
}
