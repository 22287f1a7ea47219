import type * as z from 'zod/mini'
import type { ErrorCode } from './envelope'

/**
 * Any schema of the wire. Its input and output are the same, except for query values, which are sent as text, and for
 * what an answer has as a codec (`moment`, `optionalUrl`, `milliseconds`).
 */
export type Schema = z.ZodMiniType

/** The configured host that serves a call (B71). */
export type EndpointHost = 'api' | 'platform' | 'ucenter' | 'vms' | 'credit'

/** What a caller needs for the call to be allowed (B60–B62). */
export type Access = 'open' | 'session' | 'phone'

/**
 * One call of the wire as a value; the client's adapters, the platform's routes and the OpenAPI document derive from
 * it. The client's build leaves out `id`, `summary` and `errors` (scripts/contract-for-client.mjs).
 */
export interface Endpoint<
  Path extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  Idempotent extends boolean = boolean,
> {
  /** The number of the call in the specification; null for a call that the specification does not have. */
  readonly id: `C${number}` | null
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path, with `:name` parameters. */
  readonly url: string
  readonly host: EndpointHost
  readonly summary: string
  readonly path: Path
  readonly query: Query
  readonly body: Body
  readonly answer: Answer
  readonly access: Access
  /** Error codes that this call may answer with, besides those that every call may (400001, 429001, 500001, 503001). */
  readonly errors: readonly ErrorCode[]
  /** Whether the call creates or pays, and therefore carries an `Idempotency-Key`. */
  readonly idempotent: Idempotent
  /**
   * Whether this GET changes state, as some GETs of the specification do. Only the site's own pages may send such a
   * call, so it carries `ownClientHeader`.
   */
  readonly changesState: boolean
  /** Whether B51 withholds the authorisation from this POST when the user has no phone. */
  readonly needsPhoneToAuthorise: boolean
  /** Whether the answer depends on the place that the visitor chose, which the client then sends as `city`. */
  readonly showsPlace: boolean
  /** Whether the last good answer may be shown offline; such an answer contains nobody's personal data. */
  readonly isKeptOffline: boolean
  /**
   * Whether the address holds a secret, such as the token of a preview. Whoever has the address may read the answer,
   * and a page drawn with the answer is cached for nobody else.
   */
  readonly secretAddress: boolean
}

type Optional =
  | 'host'
  | 'path'
  | 'query'
  | 'body'
  | 'access'
  | 'errors'
  | 'idempotent'
  | 'changesState'
  | 'needsPhoneToAuthorise'
  | 'showsPlace'
  | 'isKeptOffline'
  | 'secretAddress'
type EndpointOptions<P extends Schema, Q extends Schema, B extends Schema, A extends Schema, I extends boolean> = Omit<
  Endpoint<P, Q, B, A, I>,
  Optional
> &
  Partial<Pick<Endpoint<P, Q, B, A, I>, Optional>>

/** Declares an endpoint; omitted attributes take their defaults (api host, open access, no parameters). */
export function endpoint<
  A extends Schema,
  P extends Schema = z.ZodMiniUndefined,
  Q extends Schema = z.ZodMiniUndefined,
  B extends Schema = z.ZodMiniUndefined,
  I extends boolean = false,
>(options: EndpointOptions<P, Q, B, A, I>): Endpoint<P, Q, B, A, I> {
  return {
    host: 'api',
    access: 'open',
    errors: [],
    idempotent: false as I,
    changesState: false,
    needsPhoneToAuthorise: false,
    showsPlace: false,
    isKeptOffline: false,
    secretAddress: false,
    path: nothing as unknown as P,
    query: nothing as unknown as Q,
    body: nothing as unknown as B,
    ...options,
  }
}

/**
 * A header that no form, picture or link of another website can send. A script of another site can send it only with
 * permission by CORS.
 */
export const ownClientHeader = 'x-requested-with'

/** Stands for an absent part of a call; neither side parses it. */
export const nothing = Object.freeze({ nothing: true })
export function isNothing(schema: unknown): boolean {
  return schema === nothing
}
