import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'
import { settingPath } from './site.paths'
import { aboutPath, qualificationsPath } from './setting.paths'

export const settingRoutes: readonly ScreenRoute[] = [
  { path: settingPath, chrome: 'none', indexed: false, load: lazyCode('setting', () => import('./setting.screen')) },
  { path: aboutPath, chrome: 'player', load: lazyCode('setting', () => import('./about.screen')) },
  { path: qualificationsPath, chrome: 'player', load: lazyCode('setting', () => import('./qualifications.screen')) },
]
