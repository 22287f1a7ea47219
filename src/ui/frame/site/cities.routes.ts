import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'
import { citiesPath, openerQuery } from './cities.paths'

export const citiesRoutes: readonly ScreenRoute[] = [
  { path: citiesPath, chrome: 'full', load: lazyCode('cities', () => import('./cities.screen')) },
  {
    path: '/address',
    chrome: 'player',
    queries: [openerQuery],
    load: lazyCode('cities', () => import('./address.screen')),
  },
]
