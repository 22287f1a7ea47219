import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { userPrivacyPath } from './privacy.paths'

export const privacyRoutes: readonly ScreenRoute[] = [
  {
    path: userPrivacyPath,
    chrome: 'none',
    requiresAuth: true,
    load: lazyCode('privacy', () => import('./user-privacy.screen')),
  },
]
