import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { userSettingsPath } from './user-settings.paths'

export const userSettingsRoutes: readonly ScreenRoute[] = [
  {
    path: userSettingsPath,
    chrome: 'none',
    indexed: false,
    isPrivate: true,
    load: lazyCode('user-settings', () => import('./user-settings.screen')),
  },
]
