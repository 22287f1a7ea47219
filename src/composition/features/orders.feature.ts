import { ordersRoutes } from '../../ui/civic/orders/orders.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { clashesFeature } from './clashes.feature'
import { helpedPersonsFeature } from './helped-persons.feature'
import { messagesFeature } from './messages.feature'

export const ordersFeature: Feature = {
  name: featureName('orders'),
  ways: lazyCode('ways', () => import('../../ui/civic/orders/order.ways')),
  routes: ordersRoutes,
  mine: lazyCode('mine', () => import('../../ui/civic/orders/order.mine')),
  adapters: lazyCode('orders', () => import('../../infrastructure/civic/orders/orders.module')),
  needs: [clashesFeature, helpedPersonsFeature, messagesFeature],
}
