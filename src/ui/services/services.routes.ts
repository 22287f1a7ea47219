import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

export const servicesRoutes: readonly ScreenRoute[] = [
  { path: '/services', chrome: 'full', load: lazyCode('services', () => import('./services.screen')) },
]
