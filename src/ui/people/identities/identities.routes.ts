import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const identitiesRoutes: readonly ScreenRoute[] = [
  {
    path: '/real-name',
    chrome: 'none',
    requiresAuth: true,
    queries: ['redirect'],
    load: lazyCode('identities', () => import('./real-name.screen')),
  },
]
