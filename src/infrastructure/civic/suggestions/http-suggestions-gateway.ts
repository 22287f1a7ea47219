import type { EvaluationForm } from '../../../domain/frame/ratings/evaluation'
import { inject } from 'inversify'
import { countSuggestions } from '../../../../contract/departments'
import {
  askAboutSuggestion,
  confirmSuggestion,
  correctSuggestion,
  evaluateSuggestion,
  reopenSuggestion,
  subscribeToSuggestion,
  supportSuggestion,
  withdrawSuggestion,
} from '../../../../contract/suggestion-acts'
import {
  createSuggestion,
  getDepartment,
  getSuggestion,
  getSuggestionRecord,
  getSuggestionLimit,
  listDepartments,
  listFigures,
  listMySuggestions,
  listSimilarSuggestions,
  listSuggestions,
} from '../../../../contract/suggestions'
import type { SuggestionFilters, SuggestionsGateway } from '../../../application/civic/suggestions/suggestions-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { ActText, CheckedSuggestion } from '../../../domain/civic/suggestions/suggestion-form'
import {
  publicSuggestionStates,
  suggestionStates,
  type Support,
} from '../../../domain/civic/suggestions/suggestion-lifecycle'
import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import type { AnswerOf } from '../../frame/http/call-parts'
import { onlyKnownValue, onlySetFilters } from '../../frame/http/filters-in-query'
import { HttpClient } from '../../frame/http/http-client'
import { nearParameters } from '../../frame/http/near-parameters'
import { partOf } from '../../frame/http/mapped'

const failures = 'in-place'

export class HttpSuggestionsGateway implements SuggestionsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async departments(signal?: CancelSignal) {
    return partOf(await this.http.send(listDepartments, { failures, signal }), 'items')
  }

  async counts(search: string, signal?: CancelSignal) {
    return partOf(await this.http.send(countSuggestions, { failures, query: { search }, signal }), 'items')
  }

  async limit(signal?: CancelSignal) {
    return partOf(await this.http.send(getSuggestionLimit, { failures, signal }), 'limit')
  }

  async department(id: string, signal?: CancelSignal) {
    return partOf(await this.http.send(getDepartment, { failures, query: { id }, signal }), 'department')
  }

  figures(signal?: CancelSignal) {
    return this.http.send(listFigures, { failures, signal })
  }

  list(
    { state, department, search, order }: SuggestionFilters,
    place: GeoPoint | null,
    request: PageRequest,
    signal?: CancelSignal,
  ) {
    const query = {
      ...request,
      ...onlySetFilters({ departmentId: department, search }),
      ...onlyKnownValue('state', publicSuggestionStates, state),
      ...nearParameters({ order }, place, order === 'hot' ? 'hot' : 'new'),
    }
    return this.http.send(listSuggestions, { failures, query, signal })
  }

  mine({ state, department }: SuggestionFilters, request: PageRequest, signal?: CancelSignal) {
    const query = {
      ...request,
      ...onlySetFilters({ departmentId: department }),
      ...onlyKnownValue('state', suggestionStates, state),
    }
    return this.http.send(listMySuggestions, { failures, query, signal })
  }

  mineOpen(request: PageRequest, signal?: CancelSignal) {
    return this.http.send(listMySuggestions, { failures, query: { ...request, open: '1' as const }, signal })
  }

  async similar(title: string, place: GeoPoint | null, signal?: CancelSignal) {
    const body = { title, latitude: place?.latitude ?? null, longitude: place?.longitude ?? null }
    const answer = await this.http.send(listSimilarSuggestions, { failures, body, signal })
    return partOf(answer, 'items')
  }

  async suggestion(id: string, place: GeoPoint | null, signal?: CancelSignal) {
    return mappedAnswer(
      await this.http.send(getSuggestion, { failures: 'content', path: { id }, query: { ...place }, signal }),
    )
  }

  async record(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(getSuggestionRecord, { failures: 'content', path: { id }, signal })
    return partOf(answer, 'record')
  }

  async create(suggestion: CheckedSuggestion, idempotencyKey: string) {
    return mappedAnswer(
      await this.http.send(createSuggestion, { failures, body: writingOf(suggestion), idempotencyKey }),
    )
  }

  async correct(id: string, suggestion: CheckedSuggestion, idempotencyKey: string) {
    const body = { id, ...writingOf(suggestion), kept: [...suggestion.kept] }
    return mappedAnswer(await this.http.send(correctSuggestion, { failures, body, idempotencyKey }))
  }

  async withdraw(id: string, idempotencyKey: string) {
    return mappedAnswer(await this.http.send(withdrawSuggestion, { failures, body: { id }, idempotencyKey }))
  }

  async support(id: string, support: Support) {
    return mappedAnswer(await this.http.send(supportSuggestion, { failures, body: { id, support } }))
  }

  async confirm(id: string, idempotencyKey: string) {
    return mappedAnswer(await this.http.send(confirmSuggestion, { failures, body: { id }, idempotencyKey }))
  }

  async reopen(id: string, { text }: ActText, idempotencyKey: string) {
    return mappedAnswer(await this.http.send(reopenSuggestion, { failures, body: { id, text }, idempotencyKey }))
  }

  async ask(id: string, act: 'ask' | 'clarify', { text }: ActText, idempotencyKey: string) {
    return mappedAnswer(await this.http.send(askAboutSuggestion, { failures, body: { id, act, text }, idempotencyKey }))
  }

  async subscribe(id: string, subscribed: boolean) {
    return mappedAnswer(await this.http.send(subscribeToSuggestion, { failures, body: { id, subscribed } }))
  }

  async evaluate(id: string, { stars, text }: EvaluationForm, idempotencyKey: string) {
    const body = { id, stars, text }
    return mappedAnswer(await this.http.send(evaluateSuggestion, { failures, body, idempotencyKey }))
  }
}

const writingOf = (suggestion: CheckedSuggestion) => {
  const { kind, departmentId, title, text, place, pictures, contact, isPublic, isAnonymous } = suggestion
  return { kind, departmentId, title, text, place, pictures: [...pictures], contact, isPublic, isAnonymous }
}
const mappedAnswer = (answer: Outcome<AnswerOf<typeof getSuggestion>>) => partOf(answer, 'suggestion')
