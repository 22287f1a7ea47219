import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'
import { settingPath } from './site.routes'

export const settingRoutes: readonly ScreenRoute[] = [
  { path: settingPath, chrome: 'none', indexed: false, load: lazyCode('setting', () => import('./setting.screen')) },
  { path: '/about', chrome: 'player', load: lazyCode('setting', () => import('./about.screen')) },
]
