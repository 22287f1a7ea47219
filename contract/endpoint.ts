import type * as z from 'zod/mini'
import type { ErrorCode } from './envelope'

/** Any schema of the wire; its input and output are the same but for query values, which travel as text. */
export type Schema = z.ZodMiniType

/** Which configured host serves a call (B71). */
export type EndpointHost = 'api' | 'platform' | 'ucenter' | 'vms' | 'credit'

/** What a caller must be for the call to be let through (B60–B62). */
export type Access = 'open' | 'session' | 'phone'

/** One call of the wire, as a value that the client's adapters, the platform's routes and OpenAPI are made from. */
export interface Endpoint<
  Path extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  Idempotent extends boolean = boolean,
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
  /** The call creates or pays and carries an `Idempotency-Key`. */
  readonly idempotent: Idempotent
  /** A GET that acts, as the specification has it: only a page of ours may ask for it, so it carries `ownClientHeader`. */
  readonly changesState: boolean
  /** One of the posts that B51 withholds the authorisation of, when the user has no phone. */
  readonly needsPhoneToAuthorise: boolean
  /** Its content depends on the place that the visitor chose, which the client sends as `city` with every such call. */
  readonly placed: boolean
  /** The last good answer may be shown without a network: content that is nobody's own. */
  readonly keptOffline: boolean
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
  | 'placed'
  | 'keptOffline'
type Given<P extends Schema, Q extends Schema, B extends Schema, A extends Schema, I extends boolean> = Omit<
  Endpoint<P, Q, B, A, I>,
  Optional
> &
  Partial<Pick<Endpoint<P, Q, B, A, I>, Optional>>

/** Declares an endpoint; what is left out takes the common default (api host, open access, no parameters). */
export function endpoint<
  A extends Schema,
  P extends Schema = z.ZodMiniUndefined,
  Q extends Schema = z.ZodMiniUndefined,
  B extends Schema = z.ZodMiniUndefined,
  I extends boolean = false,
>(given: Given<P, Q, B, A, I>): Endpoint<P, Q, B, A, I> {
  return {
    host: 'api',
    access: 'open',
    errors: [],
    idempotent: false as I,
    changesState: false,
    needsPhoneToAuthorise: false,
    placed: false,
    keptOffline: false,
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
