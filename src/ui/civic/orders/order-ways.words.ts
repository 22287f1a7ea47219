import { words } from '../../frame/words/words'

export const orderWaysWords = words({
  'zh-CN': {
    order: '服务下单|预约服务|叫人帮忙|上门服务',
    myOrders: '我的订单|订单|预约记录',
    serve: '接单服务|接单|我来服务',
  },
  en: {
    order: 'Order a service|book a service|request help at home',
    myOrders: 'My orders|orders|bookings',
    serve: 'Help with orders|take an order|serve',
  },
})
