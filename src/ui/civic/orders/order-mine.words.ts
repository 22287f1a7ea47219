import { words } from '../../frame/words/words'

export const orderMineWords = words({
  'zh-CN': { serve: '接单服务', orders: '我的订单' },
  en: { serve: 'Help with orders', orders: 'My orders' },
})
