import { eq, ne } from 'drizzle-orm'
import { orderLifecycle } from '../../../../src/domain/civic/orders/order-lifecycle'
import type { OrderAct, OrderRole, OrderState } from '../../../../src/domain/civic/orders/order-lifecycle'
import type { CaseKind } from '../../../kernel/cases/case-kind'
import { orderMessages } from './order-messages.words'
import { serviceOrders } from './orders.schema'

/** Describes how acts on orders are performed. */
export const orderCase: CaseKind<OrderState, OrderRole, OrderAct, typeof serviceOrders> = {
  name: 'order',
  lifecycle: orderLifecycle,
  table: serviceOrders,
  rule: (role, actorId) => {
    if (role === 'office' || role === 'clock') return undefined
    if (role === 'orderer') return eq(serviceOrders.userId, actorId ?? '')
    return role === 'provider' ? eq(serviceOrders.providerId, actorId ?? '') : ne(serviceOrders.userId, actorId ?? '')
  },
  isThere: (state, role) => (state !== 'cancelled' && state !== 'expired') || role !== 'volunteer',
  recipients: (_database, { userId, providerId }) =>
    Promise.resolve([
      { userId, role: 'orderer' },
      ...(providerId === null ? [] : [{ userId: providerId, role: 'provider' as const }]),
    ]),
  messages: orderMessages,
  leadsTo: ({ id }) => `/order-detail?id=${encodeURIComponent(id)}`,
  params: () => ({}),
}
