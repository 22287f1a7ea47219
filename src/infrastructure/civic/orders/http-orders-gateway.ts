import type { EvaluationForm } from '../../../domain/frame/ratings/evaluation'
import { inject } from 'inversify'
import {
  cancelOrder,
  completeOrder,
  getOrder,
  giveOrderBack,
  listMyOrders,
  listOrderableServices,
  listOrders,
  listServiceScores,
  objectToOrder,
  placeOrder,
  provideOrder,
  sayNobodyCame,
  scoreOrder,
} from '../../../../contract/orders'
import type { OrdersGateway, ServedOrders } from '../../../application/civic/orders/orders-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { AgainForm, OrderForm, OrderReasonForm } from '../../../domain/civic/orders/order-form'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { personOf } from '../../frame/cases/case-of-wire'
import type { AnswerOf } from '../../frame/http/call-parts'
import { HttpClient } from '../../frame/http/http-client'
import { limitOf } from '../../frame/http/limit-of'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import { orderCardOf, orderOf } from './order-of-wire'

const failures = 'in-place'

export class HttpOrdersGateway implements OrdersGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async services(signal?: CancelSignal) {
    return mapped(
      await this.http.send(listOrderableServices, { failures, signal }),
      ({ open, limit, rewardedLimit, items }) => ({
        isOpen: open,
        limit: limitOf(limit),
        rewardedLimit: limitOf(rewardedLimit),
        services: items.map(({ id, name, text, cover, reward, usedUp }) => ({
          id,
          name,
          text,
          cover: cover || null,
          reward,
          isUsedUp: usedUp,
        })),
      }),
    )
  }

  async mine(helpedPersonId: string | null, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, ...(helpedPersonId === null ? {} : { helpedPersonId }) }
    return mapped(await this.http.send(listMyOrders, { failures, query, signal }), cardsOf)
  }

  async list(show: ServedOrders, request: PageRequest, signal?: CancelSignal) {
    return mapped(await this.http.send(listOrders, { failures, query: { ...request, show }, signal }), cardsOf)
  }

  async order(id: string, signal?: CancelSignal) {
    return mappedAnswer(await this.http.send(getOrder, { failures, path: { id }, signal }))
  }

  async place(serviceId: string, order: OrderForm, idempotencyKey: string) {
    const { wantedOn, area, address, note, helpedPersonId } = order
    const body = { serviceId, wantedOn, area, address, note, helpedPersonId }
    return mappedAnswer(await this.http.send(placeOrder, { failures, body, idempotencyKey }))
  }

  async provide(id: string, acceptsNoReward: boolean, idempotencyKey: string) {
    const body = acceptsNoReward ? { id, withoutReward: true } : { id }
    return mappedAnswer(await this.http.send(provideOrder, { failures, body, idempotencyKey }))
  }

  async giveBack(id: string, { text }: OrderReasonForm, idempotencyKey: string) {
    return mappedAnswer(await this.http.send(giveOrderBack, { failures, body: { id, text }, idempotencyKey }))
  }

  async cancel(id: string, { text }: OrderReasonForm, idempotencyKey: string) {
    return mappedAnswer(await this.http.send(cancelOrder, { failures, body: { id, text }, idempotencyKey }))
  }

  async complete(id: string, idempotencyKey: string) {
    return mappedAnswer(await this.http.send(completeOrder, { failures, path: { id }, idempotencyKey }))
  }

  async nobodyCame(id: string, { wantedOn }: AgainForm, idempotencyKey: string) {
    return mappedAnswer(await this.http.send(sayNobodyCame, { failures, body: { id, wantedOn }, idempotencyKey }))
  }

  async object(id: string, { text }: OrderReasonForm, idempotencyKey: string) {
    return mappedAnswer(await this.http.send(objectToOrder, { failures, body: { id, text }, idempotencyKey }))
  }

  async score(id: string, { stars, text }: EvaluationForm, idempotencyKey: string) {
    return mappedAnswer(await this.http.send(scoreOrder, { failures, body: { id, stars, text }, idempotencyKey }))
  }

  async scores(userId: string | null, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, ...(userId === null ? {} : { userId }) }
    return mapped(
      await this.http.send(listServiceScores, { failures, query, signal }),
      ({ items, nextCursor, person: { average, count, ...person } }) => ({
        nextCursor,
        person: { ...personOf(person), average, count },
        items: items.map(({ id, kind, service, stars, text, from, at }) => ({
          id,
          kind,
          service,
          stars,
          text,
          from: from === null ? null : personOf(from),
          at: instantOf(at) ?? 0,
        })),
      }),
    )
  }
}

const cardsOf = pageOf(orderCardOf)
const mappedAnswer = (answer: Outcome<AnswerOf<typeof getOrder>>) => mapped(answer, ({ order }) => orderOf(order))
