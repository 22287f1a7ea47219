import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const publicAccountsRoutes: readonly ScreenRoute[] = [
  {
    path: '/uid/:id',
    chrome: 'none',
    indexed: false,
    load: lazyCode('public-account', () => import('./user-link.screen')),
  },
]
