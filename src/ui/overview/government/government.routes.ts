import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { governmentPath } from './government.paths'

export const governmentRoutes: readonly ScreenRoute[] = [
  { path: governmentPath, chrome: 'full', load: lazyCode('government', () => import('./government.screen')) },
]
