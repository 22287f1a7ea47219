import { isNothing, type Endpoint, type Schema } from '../../../../contract/endpoint'
import { failureOf, type Failure, type FailureCode } from '../../../application/frame/shared/failure'
import { limitIn } from './limit-of'
import { camelisedPath } from './wire-case'

const byServerCode: Readonly<Record<number, FailureCode>> = {
  101002: 'not-volunteer',
  302001: 'session-expired',
  303001: 'session-expired',
  400001: 'invalid',
  403001: 'gone',
  403002: 'phone-needed',
  403003: 'not-yours',
  409001: 'state-refuses',
  409002: 'somebody-first',
  413001: 'too-large',
  415001: 'type-not-taken',
  429001: 'too-many',
}

const byStatus: Readonly<Record<number, FailureCode>> = {
  403: 'forbidden',
  404: 'not-found',
  405: 'wrong-method',
  413: 'too-large',
  429: 'too-many',
  500: 'server-error',
  502: 'bad-gateway',
  503: 'unavailable',
  504: 'timeout',
}

export interface FailedAnswer {
  readonly status: number
  /** The code of the envelope; null when the body is not an envelope. */
  readonly code: number | null
  readonly message: string
  readonly data: unknown
  readonly retryAfter: string | null
}

/** The failure for an answer: by the code of its envelope first, then by its HTTP status. */
export function failureOfAnswer(answer: FailedAnswer, { body, query }: Pick<Endpoint, 'body' | 'query'>): Failure {
  const code =
    (answer.code === null ? undefined : byServerCode[answer.code]) ??
    byStatus[answer.status] ??
    (answer.status >= 500 ? 'server-error' : 'refused')
  const seconds = Number(answer.retryAfter ?? Number.NaN)
  return failureOf(code, {
    status: answer.status,
    message: answer.message,
    fields: fieldsOf(answer.data, isNothing(body) ? query : body),
    state: stateOf(answer.data),
    retryAfter: Number.isFinite(seconds) ? seconds : null,
    limit: limitIn(answer.data),
  })
}

/** The state that refused an act, or the reason why a file was refused. */
function stateOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return ''
  const { state, reason } = data as { readonly state?: unknown; readonly reason?: unknown }
  const code = state ?? reason
  return typeof code === 'string' ? code : ''
}

function fieldsOf(data: unknown, schema: Schema): Record<string, string> {
  const fields = typeof data === 'object' && data !== null ? (data as { fields?: unknown }).fields : null
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, reason]) =>
      typeof reason === 'string' ? [[camelisedPath(schema, path), reason]] : [],
    ),
  )
}
