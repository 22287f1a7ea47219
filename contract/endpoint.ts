import type * as z from 'zod/mini'
import type { ErrorCode } from './envelope'

/** Any schema of the wire; its input and output are the same but for query values, which travel as text. */
export type Schema = z.ZodMiniType

/** Which configured host serves a call (B71); `upload` is the address that an upload authorisation returns. */
export type EndpointHost = 'api' | 'platform' | 'ucenter' | 'vms'

/** What the catalogue of errors asks of a failing call beyond the common rules. */
export type FailureRule =
  /** toasts of B81–B87 */
  | 'common'
  /** B80, B88: the no-detail page takes the screen */
  | 'content'
  /** B80: its 403001 means restricted play, not a missing page */
  | 'play-auth'
  /** B90: logged only */
  | 'config'
  /** B91: the server's own words are shown */
  | 'share-report'
  /** shown beside the place that asked (forms, parts of a page), never as a toast */
  | 'in-place'
  /** counts, positions and other calls that nobody waits for */
  | 'background'

/** What a caller must be for the call to be let through (B60–B62). */
export type Access = 'open' | 'session' | 'phone'

/** One call of the wire, as a value that the client's adapters, the platform's routes and OpenAPI are made from. */
export interface Endpoint<
  Path extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> {
  /** Number of the call in the specification; `null` marks an addition of ours. */
  readonly id: `C${number}` | null
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with `:name` parameters. */
  readonly url: string
  readonly host: EndpointHost
  readonly summary: string
  readonly path: Path
  readonly query: Query
  readonly body: Body
  readonly answer: Answer
  readonly access: Access
  /** Error codes that this call may answer with besides those that every call may (400001, 429001, 500001). */
  readonly errors: readonly ErrorCode[]
  readonly failureRule: FailureRule
  /** The call creates or pays and carries an `Idempotency-Key`. */
  readonly idempotent: boolean
  /** A GET that acts, as the specification has it: only a page of ours may ask for it, so it carries `ownClientHeader`. */
  readonly changesState: boolean
  /** One of the posts that B51 withholds the authorisation of, when the user has no phone. */
  readonly needsPhoneToAuthorise: boolean
}

type Optional = 'host' | 'path' | 'query' | 'body' | 'access' | 'errors' | 'failureRule' | 'idempotent' | 'changesState' | 'needsPhoneToAuthorise'
type Given<P extends Schema, Q extends Schema, B extends Schema, A extends Schema> =
  Omit<Endpoint<P, Q, B, A>, Optional> & Partial<Pick<Endpoint<P, Q, B, A>, Optional>>

/** Declares an endpoint; what is left out takes the common default (api host, open access, no parameters). */
export function endpoint<
  A extends Schema,
  P extends Schema = z.ZodMiniUndefined,
  Q extends Schema = z.ZodMiniUndefined,
  B extends Schema = z.ZodMiniUndefined,
>(given: Given<P, Q, B, A>): Endpoint<P, Q, B, A> {
  return {
    host: 'api',
    access: 'open',
    errors: [],
    failureRule: 'common',
    idempotent: false,
    changesState: false,
    needsPhoneToAuthorise: false,
    path: nothing as unknown as P,
    query: nothing as unknown as Q,
    body: nothing as unknown as B,
    ...given,
  }
}

/** A header that no form, picture or link of another website can send: a script may, and needs our permission for it (CORS). */
export const ownClientHeader = 'x-requested-with'

/** Marks a part of a call that does not exist; neither side parses it. */
export const nothing = Object.freeze({ nothing: true })
export function isNothing(schema: unknown): boolean {
  return schema === nothing
}
