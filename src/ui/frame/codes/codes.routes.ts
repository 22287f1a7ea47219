import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'
import { scanPath } from './codes.paths'

export const codesRoutes: readonly ScreenRoute[] = [
  { path: scanPath, chrome: 'none', indexed: false, load: lazyCode('scan', () => import('./scan.screen')) },
]
