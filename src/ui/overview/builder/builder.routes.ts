import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { renovationPath } from './builder.paths'

export const builderRoutes: readonly ScreenRoute[] = [
  {
    path: renovationPath,
    chrome: 'none',
    requiresAuth: true,
    queries: ['id'],
    load: lazyCode('builder', () => import('./renovation.screen')),
  },
]
