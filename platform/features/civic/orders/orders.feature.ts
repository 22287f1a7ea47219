import type { PlatformFeature } from '../../../kernel/platform'
import { ordersThatBlock } from './order-deletion'
import { personalOrders } from './orders.personal'
import { performDueOrderActs } from './end-orders'
import { budgetsDesk, ordersDesk, patternsDesk } from './orders.desks'
import { ordersRoutes } from './orders.routes'
import { foundOrderableServices } from './orders.found'

export const ordersFeature: PlatformFeature = {
  name: 'orders',
  personalData: personalOrders,
  deletionBlocks: ordersThatBlock,
  searchable: [foundOrderableServices],
  desk: [ordersDesk, patternsDesk, budgetsDesk],
  cleanUp: (database, at) => performDueOrderActs(database, at),
  routes: ordersRoutes,
}
