import type { EvaluationForm } from '../../../domain/frame/ratings/evaluation'
import type { AgainForm, OrderForm, OrderReasonForm } from '../../../domain/civic/orders/order-form'
import type { Order, OrderableService, OrderCard, ScoredPerson, ServiceScore } from '../../../domain/civic/orders/order'
import type { OrderStage } from '../../../domain/civic/orders/order-lifecycle'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/**
 * The lists of orders for a provider: 'open' for other people's orders that the member can take, 'served' for orders
 * that they are serving, 'done' for orders that they have served.
 */
export type ServedOrders = 'open' | 'served' | 'done'

export interface OrderableServices {
  /** Whether the site takes orders (B14). */
  readonly isOpen: boolean
  /** The limit that keeps the member from ordering any service. */
  readonly limit: ReachedLimit | null
  /** The limit that keeps the member from ordering a service with a reward. */
  readonly rewardedLimit: ReachedLimit | null
  readonly services: readonly OrderableService[]
}

/** The choice among the orders that a member placed; null chooses all of them. */
export interface OwnOrderFilters {
  /** The person for whom they ordered. */
  readonly helpedPersonId: string | null
  readonly stage: OrderStage | null
}

export type ServiceScores = Page<ServiceScore> & { readonly person: ScoredPerson }

/** Service orders (B48) and the acts on them. Every act returns the order as it is afterwards. */
export interface OrdersGateway {
  services(signal?: CancelSignal): Promise<Outcome<OrderableServices>>
  /** The orders that the member placed. */
  mine(filters: OwnOrderFilters, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<OrderCard>>>
  list(show: ServedOrders, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<OrderCard>>>
  order(id: string, signal?: CancelSignal): Promise<Outcome<Order>>
  place(serviceId: string, order: OrderForm, key: string): Promise<Outcome<Order>>
  /**
   * @param acceptsNoReward True accepts an order that brings no reward (`isUnrewarded`), which is refused otherwise.
   */
  provide(id: string, acceptsNoReward: boolean, key: string): Promise<Outcome<Order>>
  giveBack(id: string, reason: OrderReasonForm, key: string): Promise<Outcome<Order>>
  cancel(id: string, reason: OrderReasonForm, key: string): Promise<Outcome<Order>>
  complete(id: string, key: string): Promise<Outcome<Order>>
  nobodyCame(id: string, again: AgainForm, key: string): Promise<Outcome<Order>>
  object(id: string, reason: OrderReasonForm, key: string): Promise<Outcome<Order>>
  score(id: string, score: EvaluationForm, key: string): Promise<Outcome<Order>>
  /** The scores that a provider received; those of the member when `userId` is null. */
  scores(userId: string | null, request: PageRequest, signal?: CancelSignal): Promise<Outcome<ServiceScores>>
}
export const OrdersGateway = port<OrdersGateway>('OrdersGateway')
