import type { EvaluationForm } from '../../../domain/frame/ratings/evaluation'
import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import { inject } from 'inversify'
import {
  cancelClaim,
  claimWish,
  createWish,
  deleteWish,
  evaluateWish,
  finishWish,
  getWish,
  letClaimantGo,
  sayNotDone,
  listClaimants,
  listMyWishes,
  listWishCategories,
  listWishes,
} from '../../../../contract/wishes'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { CountedPageRequest, PageRequest } from '../../../application/frame/shared/page'
import type { WishesGateway, WishFilters } from '../../../application/civic/wishes/wishes-gateway'
import type { FinishForm } from '../../../domain/civic/wishes/wish-acts'
import type { WishForm } from '../../../domain/civic/wishes/wish-form'
import { publicWishStates, wishStates } from '../../../domain/civic/wishes/wish-lifecycle'
import { timesOfDay } from '../../../domain/frame/shared/time-of-day'
import type { AnswerOf } from '../../frame/http/call-parts'
import { onlySetFilters, onlyKnownValue } from '../../frame/http/filters-in-query'
import { HttpClient } from '../../frame/http/http-client'
import { nearParameters } from '../../frame/http/near-parameters'
import { mapped, partOf } from '../../frame/http/mapped'

const failures = 'in-place'

export class HttpWishesGateway implements WishesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async categories(signal?: CancelSignal) {
    return partOf(await this.http.send(listWishCategories, { failures, signal }), 'items')
  }

  async formChoices(signal?: CancelSignal) {
    return mapped(await this.http.send(listWishCategories, { failures, signal }), ({ items, limit }) => ({
      categories: items,
      limit,
    }))
  }

  list(filters: WishFilters, place: GeoPoint | null, request: CountedPageRequest, signal?: CancelSignal) {
    const query = {
      ...request,
      ...onlySetFilters({ categoryId: filters.category, search: filters.search }),
      ...onlyKnownValue('state', publicWishStates, filters.state),
      ...onlyKnownValue('time', timesOfDay, filters.time),
      ...nearParameters(filters, place, 'new'),
    }
    return this.http.send(listWishes, { failures, query, signal })
  }

  mine(role: 'wisher' | 'claimant', state: string, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, role, ...onlyKnownValue('state', wishStates, state) }
    return this.http.send(listMyWishes, { failures, query, signal })
  }

  async wish(id: string, place: GeoPoint | null, signal?: CancelSignal) {
    return mappedAnswer(
      await this.http.send(getWish, { failures: 'content', path: { id }, query: { ...place }, signal }),
    )
  }

  claimants(wishId: string, request: PageRequest, signal?: CancelSignal) {
    return this.http.send(listClaimants, { failures, query: { ...request, wishId }, signal })
  }

  async create(wish: WishForm, idempotencyKey: string) {
    const { title, text, categoryId, place, address, pictures, wantedOn, timeOfDay, wanted, helpedPersonId } = wish
    const body = {
      title,
      text,
      categoryId,
      place,
      address,
      pictures: [...pictures],
      wantedOn,
      timeOfDay,
      wanted,
      helpedPersonId,
    }
    return mappedAnswer(await this.http.send(createWish, { failures, body, idempotencyKey }))
  }

  async claim(id: string, idempotencyKey: string) {
    return mappedAnswer(await this.http.send(claimWish, { failures, body: { id }, idempotencyKey }))
  }

  async cancel(id: string, text: string, idempotencyKey: string) {
    return mappedAnswer(await this.http.send(cancelClaim, { failures, body: { id, text }, idempotencyKey }))
  }

  async notDone(id: string, text: string, idempotencyKey: string) {
    return mappedAnswer(await this.http.send(sayNotDone, { failures, body: { id, text }, idempotencyKey }))
  }

  async letGo(id: string, userId: string, text: string, idempotencyKey: string) {
    return mappedAnswer(await this.http.send(letClaimantGo, { failures, body: { id, userId, text }, idempotencyKey }))
  }

  async finish(id: string, { text, pictures }: FinishForm, idempotencyKey: string) {
    const body = { id, text, pictures: [...pictures] }
    return mappedAnswer(await this.http.send(finishWish, { failures, body, idempotencyKey }))
  }

  async evaluate(id: string, { stars, text }: EvaluationForm, idempotencyKey: string) {
    return mappedAnswer(await this.http.send(evaluateWish, { failures, body: { id, stars, text }, idempotencyKey }))
  }

  remove(id: string) {
    return this.http.send(deleteWish, { failures, path: { id } })
  }
}

const mappedAnswer = (answer: Outcome<AnswerOf<typeof getWish>>) =>
  mapped(answer, ({ wish: { evaluation, ...wish } }) => ({
    ...wish,
    evaluation: evaluation && { stars: evaluation.stars, text: evaluation.text },
  }))
