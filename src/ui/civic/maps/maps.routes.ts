import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { aroundMapPath, practiceMapPath } from './maps.paths'

export const mapsRoutes: readonly ScreenRoute[] = [
  {
    path: practiceMapPath,
    chrome: 'player',
    queries: ['at', 'sort', 'place'],
    load: lazyCode('maps', () => import('./places-map.screen')),
  },
  {
    path: aroundMapPath,
    chrome: 'player',
    queries: ['at', 'kind', 'place'],
    load: lazyCode('maps', () => import('./places-map.screen')),
  },
]

export const amenityMapRoutes: readonly ScreenRoute[] = [
  { path: '/arounds-map/:id', chrome: 'player', load: lazyCode('amenity-map', () => import('./amenity-map.screen')) },
]
