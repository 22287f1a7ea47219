import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { practiceMapPath } from './maps.paths'

export const mapsRoutes: readonly ScreenRoute[] = [
  {
    path: practiceMapPath,
    chrome: 'player',
    queries: ['at', 'sort', 'place'],
    load: lazyCode('maps', () => import('./practice-map.screen')),
  },
]
