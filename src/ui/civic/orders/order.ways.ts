import { waysOf } from '../../frame/shell/way'
import { myOrdersPath, orderServePath, serviceOrderPath } from './orders.paths'
import { orderWaysWords } from './order-ways.words'

export const ways = waysOf(orderWaysWords, [
  ['order', serviceOrderPath],
  ['myOrders', myOrdersPath],
  ['serve', orderServePath],
])
