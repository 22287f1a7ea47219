import { OrdersGateway } from '../../application/civic/orders/orders-gateway'
import { orderServePath, serviceOrderPath } from '../../ui/civic/orders/orders.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { clashesFeature } from './clashes.feature'
import { helpedPersonsFeature } from './helped-persons.feature'
import { messagesFeature } from './messages.feature'

export const ordersFeature = declareFeature('orders', {
  routes: [
    {
      path: serviceOrderPath,
      chrome: 'player',
      queries: ['show', 'service', 'for', 'stage'],
      load: lazyCode('orders', () => import('../../ui/civic/orders/service-order.screen')),
    },
    {
      path: orderServePath,
      chrome: 'player',
      requiresAuth: true,
      queries: ['show'],
      load: lazyCode('orders', () => import('../../ui/civic/orders/order-serve.screen')),
    },
    {
      path: '/order-detail',
      chrome: 'player',
      requiresAuth: true,
      queries: ['id'],
      load: lazyCode('orders', () => import('../../ui/civic/orders/order/order.screen')),
    },
    {
      path: '/user-evalues',
      chrome: 'player',
      indexed: false,
      queries: ['id'],
      load: lazyCode('orders', () => import('../../ui/civic/orders/scores.screen')),
    },
  ],
  adapters: [
    lazyBinding('orders', OrdersGateway, () => import('../../infrastructure/civic/orders/http-orders-gateway')),
  ],
  needs: [clashesFeature, helpedPersonsFeature, messagesFeature],
  ways: lazyCode('ways', () => import('../../ui/civic/orders/orders.entries')),
  mine: lazyCode('mine', () => import('../../ui/civic/orders/orders.entries')),
})
