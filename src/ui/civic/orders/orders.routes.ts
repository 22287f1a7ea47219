import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { orderServePath, serviceOrderPath } from './orders.paths'

export const ordersRoutes: readonly ScreenRoute[] = [
  {
    path: serviceOrderPath,
    chrome: 'player',
    queries: ['show', 'service', 'for'],
    load: lazyCode('orders', () => import('./service-order.screen')),
  },
  {
    path: orderServePath,
    chrome: 'player',
    requiresAuth: true,
    queries: ['show'],
    load: lazyCode('orders', () => import('./order-serve.screen')),
  },
  {
    path: '/order-detail',
    chrome: 'player',
    requiresAuth: true,
    queries: ['id'],
    load: lazyCode('orders', () => import('./order.screen')),
  },
  {
    path: '/user-evalues',
    chrome: 'player',
    indexed: false,
    queries: ['id'],
    load: lazyCode('orders', () => import('./scores.screen')),
  },
]
