import { ClipboardCheck, ClipboardList } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { myOrdersPath, orderServePath } from './orders.paths'
import { orderMineWords } from './order-mine.words'

export const mine = mineEntriesOf(orderMineWords, [
  { name: 'serve', group: 'volunteering', rank: 40, path: orderServePath, icon: ClipboardCheck },
  { name: 'orders', group: 'services', rank: 30, path: myOrdersPath, icon: ClipboardList, subject: 'order' },
])
