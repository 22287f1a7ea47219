import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

export const scanPath = '/scan'

export const codesRoutes: readonly ScreenRoute[] = [
  { path: scanPath, chrome: 'none', indexed: false, load: lazyCode('scan', () => import('./scan.screen')) },
]
