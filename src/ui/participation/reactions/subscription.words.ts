import { words } from '../../frame/words/words'

export const subscriptionWords = words({
  'zh-CN': { subscribe: '订阅', subscribed: '已订阅' },
  en: { subscribe: 'Subscribe', subscribed: 'Subscribed' },
})
