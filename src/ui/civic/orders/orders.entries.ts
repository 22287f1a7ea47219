import { ClipboardCheck, ClipboardList } from 'lucide-react'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { myOrdersPath, orderServePath, serviceOrderPath } from './orders.paths'

export const ways: readonly SearchWay[] = [
  {
    path: serviceOrderPath,
    words: {
      'zh-CN': '服务下单|预约服务|叫人帮忙|上门服务',
      en: 'Order a service|book a service|request help at home',
    },
  },
  { path: myOrdersPath, words: { 'zh-CN': '我的订单|订单|预约记录', en: 'My orders|orders|bookings' } },
  { path: orderServePath, words: { 'zh-CN': '接单大厅|接单|我来服务', en: 'Help with orders|take an order|serve' } },
]

export const mine: readonly MineEntry[] = [
  {
    group: 'volunteering',
    rank: 40,
    path: orderServePath,
    icon: ClipboardCheck,
    words: { 'zh-CN': '接单服务', en: 'Help with orders' },
  },
  {
    group: 'services',
    rank: 30,
    path: myOrdersPath,
    icon: ClipboardList,
    subject: 'order',
    words: { 'zh-CN': '我的订单', en: 'My orders' },
  },
]
