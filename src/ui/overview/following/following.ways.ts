import { waysOf } from '../../frame/shell/way'
import { followingWaysWords } from './following-ways.words'
import { followedPath, subscriptionsPath } from './following.paths'

export const ways = waysOf(followingWaysWords, [
  ['subscriptions', subscriptionsPath],
  ['followed', followedPath],
])
