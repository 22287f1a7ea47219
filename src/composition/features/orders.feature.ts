import { ordersRoutes } from '../../ui/orders/orders.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { messagesFeature } from './messages.feature'

export const ordersFeature: Feature = {
  name: featureName('orders'),
  ways: lazyCode('ways', () => import('../../ui/orders/order.ways').then((module) => module.orderWays)),
  routes: ordersRoutes,
  adapters: lazyCode('orders', () =>
    import('../../infrastructure/orders/orders.module').then((module) => module.ordersModule),
  ),
  needs: [messagesFeature],
}
