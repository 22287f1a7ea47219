import type { SearchWay } from '../../frame/shell/declarations/way'
import { followedPath, subscriptionsPath } from './following.paths'

export const ways: readonly SearchWay[] = [
  { path: subscriptionsPath, words: { 'zh-CN': '我的订阅|订阅', en: 'Subscriptions|my albums' } },
  { path: followedPath, words: { 'zh-CN': '我的关注|关注', en: 'Following|whom I follow' } },
]
