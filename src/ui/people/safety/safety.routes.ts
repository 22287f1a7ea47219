import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { safePath } from './safety.paths'

export const safetyRoutes: readonly ScreenRoute[] = [
  { path: safePath, chrome: 'none', requiresAuth: true, load: lazyCode('safety', () => import('./safe.screen')) },
]
