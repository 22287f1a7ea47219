import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

export const innerLinkRoutes: readonly ScreenRoute[] = [
  {
    path: '/inner-link',
    chrome: 'player',
    indexed: false,
    queries: ['link'],
    load: lazyCode('inner-link', () => import('./inner-link.screen')),
  },
]
