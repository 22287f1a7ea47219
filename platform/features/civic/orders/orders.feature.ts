import { seedOrders } from '../../../demo/seeding/seed-orders'
import { demoWords } from '../../../demo/seeding/seeding.words'
import type { Feature } from '../../../kernel/platform'
import { moveOrdersOn } from './end-orders'
import { budgetsDesk, ordersDesk, patternsDesk } from './orders.desks'
import { ordersRoutes } from './orders.routes'
import { foundOrderableServices } from './orders.found'

export const ordersFeature: Feature = {
  name: 'orders',
  demo: [{ what: demoWords.orders, seed: (database, at, _, vault) => seedOrders(database, vault, at) }],
  found: [foundOrderableServices],
  desk: [ordersDesk, patternsDesk, budgetsDesk],
  cleanUp: (database, at) => moveOrdersOn(database, at),
  routes: ordersRoutes,
}
