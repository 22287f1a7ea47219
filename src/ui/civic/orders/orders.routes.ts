import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const serviceOrderPath = '/service-order'
export const myOrdersPath = `${serviceOrderPath}?show=mine`
export const orderServePath = '/order-serve'
export const orderServicePath = (serviceId: string) => `${serviceOrderPath}?service=${encodeURIComponent(serviceId)}`
export const orderPath = (id: string) => `/order-detail?id=${encodeURIComponent(id)}`
export const scoresPath = (userId: string) => `/user-evalues?id=${encodeURIComponent(userId)}`

export const ordersRoutes: readonly ScreenRoute[] = [
  {
    path: serviceOrderPath,
    chrome: 'player',
    queries: ['show', 'service'],
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
