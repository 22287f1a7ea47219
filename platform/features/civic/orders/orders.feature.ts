import type { PlatformFeature } from '../../../kernel/platform'
import { performDueOrderActs } from './end-orders'
import { budgetsDesk, ordersDesk, patternsDesk } from './orders.desks'
import { ordersRoutes } from './orders.routes'
import { foundOrderableServices } from './orders.found'

export const ordersFeature: PlatformFeature = {
  name: 'orders',
  searchable: [foundOrderableServices],
  desk: [ordersDesk, patternsDesk, budgetsDesk],
  cleanUp: (database, at) => performDueOrderActs(database, at),
  routes: ordersRoutes,
}
