import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const venuesPath = '/practice-venue'
export const venuePath = (id: string) => `/venue-details/${encodeURIComponent(id)}`

/** The path of a venue's staff; the query parameter `tab` selects its teams, activities or venues. */
export const positionPath = (id: string) => `/position-information?id=${encodeURIComponent(id)}`

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
