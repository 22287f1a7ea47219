import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const registerVolunteerPath = '/register-volunteer'

export const volunteersRoutes: readonly ScreenRoute[] = [
  {
    path: registerVolunteerPath,
    chrome: 'none',
    indexed: false,
    load: lazyCode('volunteers', () => import('./register.screen')),
  },
]
