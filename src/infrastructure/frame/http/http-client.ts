import { inject } from 'inversify'
import { isNothing, ownClientHeader, type Endpoint } from '../../../../contract/endpoint'
import { envelopeSchema, successCode } from '../../../../contract/envelope'
import { HandleFailure } from '../../../application/frame/site/handle-failure'
import { FreshnessStore, type CopyCause } from '../../../application/frame/site/freshness.store'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { failureOf, type Outcome } from '../../../application/frame/shared/failure'
import { failure, success } from '../../../domain/frame/shared/result'
import { failureOfAnswer } from './failure-of-answer'
import { FirstViewAnswersToken, type FirstViewAnswers, type RecordedAnswer } from './first-view-answers'
import { RequestContext } from './request-context'
import { hasUnprintableName, pathOf, queryOf } from './request-address'
import { failureOfTransport, Transport } from './transport'
import { camelised, snakeCased } from './wire-case'
import type { AnswerOf, CallParts, EndpointParts, NoOthers } from './call-parts'

/** Milliseconds until a request times out: 40 s (B100). */
export const requestTimeout = 40_000

/** Sends the endpoints of the contract; an answer that does not match its schema is a failure. */
export class HttpClient {
  constructor(
    @inject(Transport) private readonly transport: Transport,
    @inject(RequestContext) private readonly context: RequestContext,
    @inject(HandleFailure) private readonly handleFailure: HandleFailure,
    @inject(FirstViewAnswersToken) private readonly firstView: FirstViewAnswers,
    @inject(FreshnessStore) private readonly freshness: FreshnessStore,
  ) {}

  async send<Called extends Endpoint, Parts extends CallParts<Called>>(
    endpoint: Called,
    parts: Parts & NoOthers<Called, Parts>,
  ): Promise<Outcome<AnswerOf<Called>>> {
    const token = parts.token ?? this.context.tokenFor(endpoint)
    const outcome = await this.exchange(endpoint, parts)
    const parsedOutcome = outcome.ok ? this.read(endpoint, outcome.value) : outcome
    if (!parsedOutcome.ok) this.handleFailure.execute(parsedOutcome.reason, parts.failures, endpoint.name, token)
    return parsedOutcome
  }

  private async exchange(endpoint: Endpoint, parts: EndpointParts): Promise<Outcome<RecordedAnswer>> {
    if (hasUnprintableName(parts.path, parts.query)) return failure(failureOf('gone'))
    const address =
      pathOf(endpoint.url, endpoint.path, parts.path) +
      queryOf(endpoint.query, { ...this.context.place(endpoint), ...(parts.query as object | undefined) })
    const key = `${endpoint.method} ${address}`
    const recorded = endpoint.method === 'GET' && parts.token === undefined ? this.firstView.consume(key) : null
    if (recorded !== null) return success(recorded)
    const requestObstacle = parts.token === undefined ? this.context.obstacle(endpoint) : null
    const obstacle = requestObstacle === null ? null : await requestObstacle
    if (obstacle !== null) return failure(obstacle)
    const reading = endpoint.method === 'GET' ? new AbortController() : null
    const cancel = () => reading?.abort()
    if (parts.signal?.aborted === true) cancel()
    parts.signal?.addEventListener('abort', cancel)
    const onEnd =
      parts.failures === 'background' ? () => undefined : this.freshness.trackCall(reading === null ? null : cancel)
    try {
      const response = await this.transport.request<unknown>({
        method: endpoint.method,
        url: this.context.baseOf(endpoint.host) + address,
        timeout: requestTimeout,
        headers: this.headersOf(endpoint, parts),
        ...sentBody(endpoint, parts),
        ...signalOf(reading?.signal ?? parts.signal),
        ...(parts.outlivesPage === true ? { adapter: 'fetch', fetchOptions: { keepalive: true } } : {}),
        validateStatus: () => true,
      })
      this.noteFreshness(endpoint, key, response.headers)
      const answer = { status: response.status, body: response.data, retryAfter: retryAfterOf(response.headers) }
      if (endpoint.method === 'GET') this.firstView.record(key, answer, endpoint.secretAddress)
      return success(answer)
    } catch (error) {
      return failure(failureOfTransport(error))
    } finally {
      parts.signal?.removeEventListener('abort', cancel)
      onEnd()
    }
  }

  private headersOf(endpoint: Endpoint, { token, idempotencyKey }: EndpointParts): Record<string, string> {
    return {
      ...this.context.authorisation(endpoint),
      ...(token === undefined ? {} : { Authorization: token }),
      ...this.context.language(),
      ...(endpoint.changesState ? { [ownClientHeader]: 'townsquare' } : {}),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    }
  }

  /** Notes how fresh an answer is. The headers of a cached copy state when it was made, and why it is shown. */
  private noteFreshness(endpoint: Endpoint, key: string, headers: unknown): void {
    const { 'x-kept-at': keptAt, 'x-kept-because': cause } = headers as Readonly<Record<string, unknown>>
    if (typeof keptAt === 'string') this.freshness.onCopyDisplayed(key, Date.parse(keptAt), causeOf(cause))
    else if (endpoint.method === 'GET') this.freshness.onAnswer(key)
  }

  private read<Called extends Endpoint>(
    endpoint: Called,
    { status, body, retryAfter }: RecordedAnswer,
  ): Outcome<AnswerOf<Called>> {
    const envelope = envelopeSchema.safeParse(body)
    const code = envelope.success ? Number(envelope.data.code) : null
    if (status >= 400 || (code !== null && code !== successCode)) {
      const { msg, data } = envelope.success ? envelope.data : {}
      return failure(
        failureOfAnswer({ status, code, message: msg ?? '', data, retryAfter: retryAfter ?? null }, endpoint),
      )
    }
    const data = envelope.success ? endpoint.answer.safeParse(envelope.data.data ?? {}) : envelope
    return data.success
      ? success(camelised(endpoint.answer, data.data) as AnswerOf<Called>)
      : failure(failureOf('malformed', { status }))
  }
}

function sentBody({ body }: Endpoint, parts: EndpointParts): { data?: unknown } {
  return isNothing(body) ? {} : { data: snakeCased(body, parts.body) }
}

function signalOf(signal: CancelSignal | undefined): { signal?: CancelSignal } {
  return signal === undefined ? {} : { signal }
}

/** Why the service worker answered with a cached copy. The service worker states the reason in a header. */
function causeOf(header: unknown): CopyCause {
  return header === 'slow' || header === 'unreachable' ? header : 'offline'
}

function retryAfterOf(headers: unknown): string | null {
  const value = (headers as Record<string, unknown>)['retry-after']
  return typeof value === 'string' ? value : null
}
