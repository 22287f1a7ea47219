import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'
import { supportPath } from './support.paths'

export const supportRoutes: readonly ScreenRoute[] = [
  { path: supportPath, chrome: 'player', indexed: false, load: lazyCode('support', () => import('./support.screen')) },
]
