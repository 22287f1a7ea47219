import { isAxiosError, type AxiosInstance } from 'axios'
import { inject } from 'inversify'
import type * as z from 'zod/mini'
import { isNothing, ownClientHeader, type Endpoint, type Schema } from '../../../contract/endpoint'
import { envelopeSchema, errorCodes } from '../../../contract/envelope'
import { HandleFailure } from '../../application/site/handle-failure'
import { FreshnessStore } from '../../application/site/freshness.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { failureOf, type Failure, type Outcome } from '../../application/shared/failure'
import { port } from '../../application/shared/port'
import { failure, success } from '../../domain/shared/result'
import { failureOfAnswer } from './failure-of-answer'
import { FirstViewAnswersToken, type FirstViewAnswers, type RecordedAnswer } from './first-view-answers'
import { RequestContext } from './request-context'
import { pathOf, queryOf } from './request-address'
import { camelised, snaked, type Camelised } from './wire-case'

/** The axios instance of this host: over XHR in a browser, in process on the platform. */
export const Transport = port<AxiosInstance>('Transport')

/** 40 s (B100). */
export const requestTimeout = 40_000

type Input<S> = S extends z.ZodMiniUndefined ? undefined : S extends Schema ? Camelised<z.input<S>> : undefined

/** What a call is given: the parts that its endpoint declares, under the names of the code. */
export interface CallParts<P extends Schema, Q extends Schema, B extends Schema> {
  readonly path?: Input<P>
  readonly query?: Partial<Record<string, unknown>> & Partial<Input<Q>>
  readonly body?: Input<B>
  readonly signal?: CancelSignal | undefined
  /** Made when the form is opened and kept with its draft; needed by endpoints that create or pay. */
  readonly idempotencyKey?: string
  /** Speaks for this session instead of the present one. */
  readonly token?: string
  /** Is sent even when the page goes at the same moment. */
  readonly outlivesPage?: boolean
}

/** Sends the endpoints of the contract, and lets nothing through that their schemas do not take. */
export class HttpClient {
  constructor(
    @inject(Transport) private readonly transport: AxiosInstance,
    @inject(RequestContext) private readonly context: RequestContext,
    @inject(HandleFailure) private readonly handleFailure: HandleFailure,
    @inject(FirstViewAnswersToken) private readonly firstView: FirstViewAnswers,
    @inject(FreshnessStore) private readonly freshness: FreshnessStore,
  ) {}

  async send<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
    endpoint: Endpoint<P, Q, B, A>,
    parts: CallParts<P, Q, B> = {},
  ): Promise<Outcome<Camelised<z.output<A>>>> {
    const token = parts.token ?? this.context.token
    const outcome = await this.exchange(endpoint, parts)
    const checked = outcome.ok ? this.read(endpoint, outcome.value) : outcome
    if (!checked.ok) this.handleFailure.execute(checked.reason, endpoint.failureRule, endpoint.name, token)
    return checked
  }

  private async exchange(endpoint: Endpoint, parts: CallParts<Schema, Schema, Schema>): Promise<Outcome<RecordedAnswer>> {
    const address = pathOf(endpoint.url, parts.path) + queryOf(parts.query)
    const key = `${endpoint.method} ${address}`
    const recorded = endpoint.method === 'GET' && parts.token === undefined ? this.firstView.take(key) : null
    if (recorded !== null) return success(recorded)
    const ended = endpoint.failureRule === 'background' ? () => undefined : this.freshness.waiting()
    try {
      const response = await this.transport.request<unknown>({
        method: endpoint.method,
        url: this.context.baseOf(endpoint.host) + address,
        timeout: requestTimeout,
        headers: {
          ...this.context.authorisation(endpoint),
          ...(parts.token === undefined ? {} : { Authorization: parts.token }),
          ...this.context.language(),
          ...(endpoint.changesState ? { [ownClientHeader]: 'townsquare' } : {}),
          ...(parts.idempotencyKey === undefined ? {} : { 'Idempotency-Key': parts.idempotencyKey }),
        },
        ...(isNothing(endpoint.body) ? {} : { data: snaked(parts.body) }),
        ...(parts.signal === undefined ? {} : { signal: parts.signal }),
        ...(parts.outlivesPage === true ? { adapter: 'fetch', fetchOptions: { keepalive: true } } : {}),
        validateStatus: () => true,
      })
      const keptAt: unknown = response.headers['x-kept-at']
      if (typeof keptAt === 'string') this.freshness.copyShown(Date.parse(keptAt))
      else if (endpoint.method === 'GET') this.freshness.answered()
      const answer = { status: response.status, body: response.data, retryAfter: retryAfterOf(response.headers) }
      if (endpoint.method === 'GET') this.firstView.record(key, answer)
      return success(answer)
    } catch (error) {
      return failure(failureOfTransport(error))
    } finally {
      ended()
    }
  }

  private read<A extends Schema>(endpoint: Endpoint<Schema, Schema, Schema, A>, answer: RecordedAnswer): Outcome<Camelised<z.output<A>>> {
    const envelope = envelopeSchema.safeParse(answer.body)
    const code = envelope.success ? Number(envelope.data.code) : null
    if (answer.status >= 400 || (code !== null && code !== errorCodes.ok)) {
      const { msg, data } = envelope.success ? envelope.data : {}
      return failure(failureOfAnswer({ status: answer.status, code, message: msg ?? '', data: camelised(data), retryAfter: answer.retryAfter ?? null }))
    }
    const data = envelope.success ? endpoint.answer.safeParse(envelope.data.data ?? {}) : envelope
    return data.success ? success(camelised(data.data) as Camelised<z.output<A>>) : failure(failureOf('malformed', { status: answer.status }))
  }
}

function retryAfterOf(headers: unknown): string | null {
  const value = (headers as Record<string, unknown>)['retry-after']
  return typeof value === 'string' ? value : null
}

/** No answer at all: cancelled, too late, or no network (B87). */
function failureOfTransport(error: unknown): Failure {
  if (!isAxiosError(error)) return failureOf('malformed')
  if (error.code === 'ERR_CANCELED') return failureOf('cancelled')
  return failureOf(error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'offline')
}
