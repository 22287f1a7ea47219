import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

export const aboutPath = '/about'

export const aboutRoutes: readonly ScreenRoute[] = [
  { path: aboutPath, chrome: 'player', load: lazyCode('about', () => import('./about.screen')) },
]
