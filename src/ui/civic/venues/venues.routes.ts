import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { venuesPath } from './venues.paths'

export const venuesRoutes: readonly ScreenRoute[] = [
  {
    path: venuesPath,
    chrome: 'player',
    queries: ['kind', 'order'],
    load: lazyCode('venues', () => import('./venue-list.screen')),
  },
  { path: '/venue-details/:id', chrome: 'player', load: lazyCode('venues', () => import('./venue.screen')) },
  {
    path: '/position-information',
    chrome: 'player',
    queries: ['id', 'tab'],
    load: lazyCode('position', () => import('./position.screen')),
  },
]
