import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { creditsPath } from './credits.paths'

export const creditsRoutes: readonly ScreenRoute[] = [
  {
    path: creditsPath,
    chrome: 'player',
    requiresAuth: true,
    queries: ['type'],
    load: lazyCode('credits', () => import('./credits.screen')),
  },
]
