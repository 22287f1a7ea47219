import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

/** S001: the page route with a blank id. */
export const startPath = '/page/'
export const homePath = '/index'
export const noScreenPath = '/not-found'
export const errorPagePath = '/error-page'
export const settingPath = '/setting'

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
    path: '/inner-link',
    chrome: 'player',
    indexed: false,
    queries: ['link'],
    load: lazyCode('site', () => import('./inner-link.screen')),
  },
  {
    path: '/_frame_foot',
    chrome: 'none',
    indexed: false,
    load: lazyCode('framed', () => import('./frame-foot.screen')),
  },
]
