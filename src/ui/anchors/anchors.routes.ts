import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

export const anchorsRoutes: readonly ScreenRoute[] = [
  {
    path: '/anchors',
    chrome: 'player',
    firstView: { script: '172 KB' },
    load: lazyCode('anchors', () => import('./anchor-list.screen')),
  },
  {
    path: '/anchors/:id',
    chrome: 'player',
    firstView: { script: '172 KB' },
    load: lazyCode('anchors', () => import('./anchor.screen')),
  },
]
