import { seedOrders } from '../../demo/seeding/seed-orders'
import { demoWords } from '../../demo/seeding/seeding.words'
import type { Feature } from '../../platform'
import { ordersRoutes } from './orders.routes'

export const ordersFeature: Feature = {
  name: 'orders',
  demo: [{ what: demoWords.orders, seed: seedOrders }],
  routes: ordersRoutes,
}
