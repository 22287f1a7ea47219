import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { followedPath, subscriptionsPath } from './following.paths'

export const subscriptionsRoutes: readonly ScreenRoute[] = [
  {
    path: subscriptionsPath,
    chrome: 'player',
    requiresAuth: true,
    queries: ['tab'],
    load: lazyCode('subscriptions', () => import('./subscriptions.screen')),
  },
]

export const followedRoutes: readonly ScreenRoute[] = [
  {
    path: followedPath,
    chrome: 'player',
    requiresAuth: true,
    queries: ['tab'],
    load: lazyCode('followed', () => import('./followed.screen')),
  },
]
