import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'
import { errorPagePath } from './site.paths'

export const siteRoutes: readonly ScreenRoute[] = [
  { path: '/not-found', chrome: 'player', indexed: false, load: lazyCode('site', () => import('./not-found.screen')) },
  {
    path: errorPagePath,
    chrome: 'none',
    indexed: false,
    queries: ['type', 'from'],
    load: lazyCode('site', () => import('./error-page.screen')),
  },
  {
    path: '/_frame_foot',
    chrome: 'none',
    indexed: false,
    load: lazyCode('framed', () => import('./frame-foot.screen')),
  },
]
