import type { OrderCardDto, OrderDto } from '../../../../contract/orders'
import type { Order, OrderCard } from '../../../domain/civic/orders/order'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { personOf, stepOf } from '../../frame/cases/case-of-wire'
import type { Camelised } from '../../frame/http/wire-case'

export function orderCardOf({
  id,
  service,
  state,
  wantedOn,
  area,
  reward,
  ...card
}: Camelised<OrderCardDto>): OrderCard {
  const { orderer, provider, onBehalfOf, createdAt } = card
  return {
    id,
    service,
    state,
    wantedOn,
    area,
    reward,
    orderer: orderer === null ? null : personOf(orderer),
    provider: provider === null ? null : personOf(provider),
    onBehalfOf,
    createdAt: instantOf(createdAt) ?? 0,
  }
}

export function orderOf(order: Camelised<OrderDto>): Order {
  const { address, note, mine, phone, acts, withoutReward, paidAt, score, steps } = order
  return {
    ...orderCardOf(order),
    address,
    note,
    mine,
    phone,
    acts,
    isUnrewarded: withoutReward,
    paidAt: paidAt === null ? null : instantOf(paidAt),
    score,
    steps: steps.map(stepOf),
  }
}
