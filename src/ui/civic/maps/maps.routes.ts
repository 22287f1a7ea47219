import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const practiceMapPath = '/practice-map'

export const mapsRoutes: readonly ScreenRoute[] = [
  {
    path: practiceMapPath,
    chrome: 'player',
    queries: ['at', 'sort', 'place'],
    load: lazyCode('maps', () => import('./practice-map.screen')),
  },
]
