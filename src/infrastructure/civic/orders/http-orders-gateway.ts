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
import type { OrdersGateway, OwnOrderFilters, ServedOrders } from '../../../application/civic/orders/orders-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { AgainForm, OrderForm, OrderReasonForm } from '../../../domain/civic/orders/order-form'
import type { AnswerOf } from '../../frame/http/call-parts'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'

const failures = 'in-place'

export class HttpOrdersGateway implements OrdersGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async services(signal?: CancelSignal) {
    return mapped(
      await this.http.send(listOrderableServices, { failures, signal }),
      ({ open, limit, rewardedLimit, items }) => ({
        isOpen: open,
        limit,
        rewardedLimit,
        services: items.map(({ id, name, text, cover, reward, usedUp }) => ({
          id,
          name,
          text,
          cover,
          reward,
          isUsedUp: usedUp,
        })),
      }),
    )
  }

  mine({ helpedPersonId, stage }: OwnOrderFilters, request: PageRequest, signal?: CancelSignal) {
    const query = {
      ...request,
      ...(helpedPersonId === null ? {} : { helpedPersonId }),
      ...(stage === null ? {} : { stage }),
    }
    return this.http.send(listMyOrders, { failures, query, signal })
  }

  list(show: ServedOrders, request: PageRequest, signal?: CancelSignal) {
    return this.http.send(listOrders, { failures, query: { ...request, show }, signal })
  }

  async order(id: string, signal?: CancelSignal) {
    return mappedAnswer(await this.http.send(getOrder, { failures, path: { id }, signal }))
  }

  async place(serviceId: string, order: OrderForm, idempotencyKey: string) {
    const { wantedOn, timeOfDay, area, address, note, helpedPersonId } = order
    const body = { serviceId, wantedOn, timeOfDay, area, address, note, helpedPersonId }
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

  scores(userId: string | null, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, ...(userId === null ? {} : { userId }) }
    return this.http.send(listServiceScores, { failures, query, signal })
  }
}

const mappedAnswer = (answer: Outcome<AnswerOf<typeof getOrder>>) =>
  mapped(answer, ({ order: { withoutReward, ...order } }) => ({ ...order, isUnrewarded: withoutReward }))
