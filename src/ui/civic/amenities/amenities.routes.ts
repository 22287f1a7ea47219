import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { amenitiesPath } from './amenities.paths'

export const amenitiesRoutes: readonly ScreenRoute[] = [
  {
    path: amenitiesPath,
    chrome: 'player',
    queries: ['kind', 'search', 'open', 'order'],
    load: lazyCode('amenities', () => import('./amenity-list.screen')),
  },
  { path: '/arounds/:id', chrome: 'player', load: lazyCode('amenities', () => import('./amenity.screen')) },
]
