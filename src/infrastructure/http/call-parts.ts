import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '../../../contract/endpoint'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { FailureRule } from '../../application/site/failure-policy'
import type { Camelised } from './wire-case'

/** What an endpoint answers, under the names of the code. */
export type AnswerOf<Called extends Endpoint> = Camelised<z.output<Called['answer']>>

interface CallOptions {
  /** What the catalogue of errors asks for when this call fails. */
  readonly failures: FailureRule
  readonly signal?: CancelSignal | undefined
  /** Uses this session instead of the present one. */
  readonly token?: string
  /** Is sent even when the page goes at the same moment. */
  readonly outlivesPage?: boolean
}

type Part<Name extends string, S extends Schema> = S extends z.ZodMiniUndefined
  ? { readonly [Key in Name]?: never }
  : object extends Camelised<z.input<S>>
    ? { readonly [Key in Name]?: Camelised<z.input<S>> }
    : { readonly [Key in Name]: Camelised<z.input<S>> }

/** What a call is given: every part that its endpoint declares, and none that it does not. */
export type CallParts<Called extends Endpoint> = CallOptions &
  Part<'path', Called['path']> &
  Part<'query', Called['query']> &
  Part<'body', Called['body']> &
  (Called['idempotent'] extends true
    ? { /** Made when the form is opened and kept with its draft. */ readonly idempotencyKey: string }
    : { readonly idempotencyKey?: never })

type Others<Given, S extends Schema> = { readonly [Name in Exclude<keyof Given, keyof Camelised<z.input<S>>>]?: never }

/** Refuses names that the endpoint does not know, also when they come by a spread, which TypeScript lets through otherwise. */
export interface NoOthers<
  Called extends Endpoint,
  Parts extends { readonly query?: unknown; readonly body?: unknown },
> {
  readonly query?: Others<Parts['query'], Called['query']>
  readonly body?: Others<Parts['body'], Called['body']>
}

/** The parts of any call, for code that serves all endpoints. */
export interface EndpointParts extends CallOptions {
  readonly path?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly idempotencyKey?: string | undefined
}
