import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '../../../../contract/endpoint'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { FailureRule } from '../../../application/frame/site/failure-policy'
import type { Camelised } from './wire-case'

/** The answer of an endpoint, in camelCase. */
export type AnswerOf<Called extends Endpoint> = Camelised<z.output<Called['answer']>>

interface CallOptions {
  /** The rules of the failure table that apply when this call fails. */
  readonly failures: FailureRule
  readonly signal?: CancelSignal | undefined
  /** Uses this session instead of the current one. */
  readonly token?: string
  /** Whether the request is sent even while the page is being unloaded. */
  readonly outlivesPage?: boolean
}

type Part<Name extends string, S extends Schema> = S extends z.ZodMiniUndefined
  ? { readonly [Key in Name]?: never }
  : object extends Camelised<z.input<S>>
    ? { readonly [Key in Name]?: Camelised<z.input<S>> }
    : { readonly [Key in Name]: Camelised<z.input<S>> }

/** The parts of a call: every part that its endpoint declares, and no other. */
export type CallParts<Called extends Endpoint> = CallOptions &
  Part<'path', Called['path']> &
  Part<'query', Called['query']> &
  Part<'body', Called['body']> &
  (Called['idempotent'] extends true
    ? { /** Created when the form is opened and stored with its draft. */ readonly idempotencyKey: string }
    : { readonly idempotencyKey?: never })

type UnknownFields<Given, S extends Schema> = {
  readonly [Name in Exclude<keyof Given, keyof Camelised<z.input<S>>>]?: never
}

/** Rejects names that the endpoint does not declare, also from a spread, where TypeScript would allow them. */
export interface NoOthers<
  Called extends Endpoint,
  Parts extends { readonly query?: unknown; readonly body?: unknown },
> {
  readonly query?: UnknownFields<Parts['query'], Called['query']>
  readonly body?: UnknownFields<Parts['body'], Called['body']>
}

/** The parts of any call, for code that handles all endpoints. */
export interface EndpointParts extends CallOptions {
  readonly path?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly idempotencyKey?: string | undefined
}
