import { inject } from 'inversify'
import {
  addToFeedback,
  closeFeedback,
  getFeedbackLimit,
  getMyFeedback,
  listMyFeedback,
  sendFeedback,
} from '../../../../contract/feedback'
import type { FeedbackGateway } from '../../../application/civic/feedback/feedback-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { failureOf, type Outcome } from '../../../application/frame/shared/failure'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { Feedback, FeedbackCard } from '../../../domain/civic/feedback/feedback'
import type { FeedbackForm } from '../../../domain/civic/feedback/feedback-form'
import { feedbackStates } from '../../../domain/civic/feedback/feedback-lifecycle'
import { failure } from '../../../domain/frame/shared/result'
import type { AnswerOf } from '../../frame/http/call-parts'
import { onlyKnownValue } from '../../frame/http/filters-in-query'
import { HttpClient } from '../../frame/http/http-client'
import { mapped, partOf } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'

const failures = 'in-place'

export class HttpFeedbackGateway implements FeedbackGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async send(
    { kind, text, pictures, contact }: FeedbackForm,
    idempotencyKey: string,
  ): Promise<Outcome<Feedback | null>> {
    // A form without a kind never passes its rules, but its type allows one.
    if (kind === '') return failure(failureOf('invalid'))
    const body = { kind, text, pictures: [...pictures], contact }
    const answer = await this.http.send(sendFeedback, { failures, body, idempotencyKey })
    return mapped(answer, ({ feedback }) => feedback && feedbackOf(feedback))
  }

  async limit(signal?: CancelSignal) {
    return partOf(await this.http.send(getFeedbackLimit, { failures, signal }), 'limit')
  }

  async mine(state: string, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, ...onlyKnownValue('state', feedbackStates, state) }
    return mapped(await this.http.send(listMyFeedback, { failures, query, signal }), pageOf(cardOf))
  }

  async feedback(id: string, signal?: CancelSignal) {
    return mappedAnswer(await this.http.send(getMyFeedback, { failures, path: { id }, signal }))
  }

  async add(id: string, { text, pictures }: Pick<FeedbackForm, 'text' | 'pictures'>, idempotencyKey: string) {
    const body = { text, pictures: [...pictures] }
    return mappedAnswer(await this.http.send(addToFeedback, { failures, path: { id }, body, idempotencyKey }))
  }

  async close(id: string, idempotencyKey: string) {
    return mappedAnswer(await this.http.send(closeFeedback, { failures, path: { id }, idempotencyKey }))
  }
}

const mappedAnswer = (answer: Outcome<AnswerOf<typeof getMyFeedback>>) =>
  mapped(answer, ({ feedback }) => feedbackOf(feedback))

function cardOf(sent: AnswerOf<typeof listMyFeedback>['items'][number]): FeedbackCard {
  const { createdAt: _, ...card } = sent
  return card
}

function feedbackOf(sent: AnswerOf<typeof getMyFeedback>['feedback']): Feedback {
  const { contact: _, createdAt: _createdAt, ...feedback } = sent
  return feedback
}
