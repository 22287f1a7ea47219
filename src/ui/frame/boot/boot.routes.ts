import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'
import { bootPath, printedBootPath } from './boot.paths'

export const bootRoutes: readonly ScreenRoute[] = [
  { path: bootPath, chrome: 'none', queries: ['path'], load: lazyCode('boot', () => import('./boot.screen')) },
  {
    path: printedBootPath,
    chrome: 'none',
    indexed: false,
    queries: ['path', 'code'],
    load: lazyCode('boot', () => import('./boot.screen')),
  },
]
