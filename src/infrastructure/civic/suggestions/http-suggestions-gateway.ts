import type { EvaluationForm } from '../../../domain/frame/ratings/evaluation'
import { inject } from 'inversify'
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
import type { CityFigures } from '../../../domain/civic/suggestions/suggestion'
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
import { knownIn, onlySetFilters } from '../../frame/http/filters-in-query'
import { HttpClient } from '../../frame/http/http-client'
import { limitOf } from '../../frame/http/limit-of'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import { departmentOf, figuresOf, recordOf, suggestionCardOf, suggestionOf } from './suggestion-of-wire'

const failures = 'in-place'

export class HttpSuggestionsGateway implements SuggestionsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async departments(signal?: CancelSignal) {
    return mapped(await this.http.send(listDepartments, { failures, signal }), ({ items }) => items.map(departmentOf))
  }

  async limit(signal?: CancelSignal) {
    return mapped(await this.http.send(getSuggestionLimit, { failures, signal }), ({ limit }) => limitOf(limit))
  }

  async department(id: string, signal?: CancelSignal) {
    return mapped(await this.http.send(getDepartment, { failures, query: { id }, signal }), ({ department }) => ({
      ...departmentOf(department),
      figures: figuresOf(department.figures),
    }))
  }

  async figures(signal?: CancelSignal) {
    return mapped(
      await this.http.send(listFigures, { failures, signal }),
      ({ fewest, city, departments }): CityFigures => ({
        fewest,
        city: figuresOf(city),
        departments: departments.map(({ id, name, acceptDays, replyDays, figures }) => ({
          ...{ id, name, acceptDays, replyDays },
          figures: figuresOf(figures),
        })),
      }),
    )
  }

  async list(
    { state, department, search, order }: SuggestionFilters,
    place: GeoPoint | null,
    request: PageRequest,
    signal?: CancelSignal,
  ) {
    const query = {
      ...request,
      ...place,
      ...onlySetFilters({ departmentId: department, search }),
      ...knownIn('state', publicSuggestionStates, state),
      order: order === 'near' && place !== null ? ('near' as const) : order === 'hot' ? ('hot' as const) : 'new',
    } as const
    return mapped(await this.http.send(listSuggestions, { failures, query, signal }), cardsOf)
  }

  async mine({ state, department }: SuggestionFilters, request: PageRequest, signal?: CancelSignal) {
    const query = {
      ...request,
      ...onlySetFilters({ departmentId: department }),
      ...knownIn('state', suggestionStates, state),
    }
    return mapped(await this.http.send(listMySuggestions, { failures, query, signal }), cardsOf)
  }

  async similar(title: string, place: GeoPoint | null, signal?: CancelSignal) {
    const body = { title, latitude: place?.latitude ?? null, longitude: place?.longitude ?? null }
    const answer = await this.http.send(listSimilarSuggestions, { failures, body, signal })
    return mapped(answer, ({ items }) => items.map(suggestionCardOf))
  }

  async suggestion(id: string, place: GeoPoint | null, signal?: CancelSignal) {
    return mappedAnswer(
      await this.http.send(getSuggestion, { failures: 'content', path: { id }, query: { ...place }, signal }),
    )
  }

  async record(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(getSuggestionRecord, { failures: 'content', path: { id }, signal })
    return mapped(answer, ({ record }) => recordOf(record))
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
const cardsOf = pageOf(suggestionCardOf)
const mappedAnswer = (answer: Outcome<AnswerOf<typeof getSuggestion>>) =>
  mapped(answer, ({ suggestion }) => suggestionOf(suggestion))
