import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

export const practiceMapPath = '/practice-map'

export const mapsRoutes: readonly ScreenRoute[] = [
  {
    path: practiceMapPath,
    chrome: 'player',
    queries: ['at', 'sort', 'place'],
    load: lazyCode('maps', () => import('./practice-map.screen')),
  },
]
