import { words } from '../../frame/words/words'

export const followingWaysWords = words({
  'zh-CN': { subscriptions: '我的订阅|订阅', followed: '我的关注|关注' },
  en: { subscriptions: 'Subscriptions|my albums', followed: 'Following|whom I follow' },
})
