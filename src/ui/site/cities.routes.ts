import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

export const citiesPath = '/cities'

export const citiesRoutes: readonly ScreenRoute[] = [
  { path: citiesPath, chrome: 'player', load: lazyCode('cities', () => import('./cities.screen')) },
]
