import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

export const registerVolunteerPath = '/register-volunteer'

export const volunteersRoutes: readonly ScreenRoute[] = [
  {
    path: registerVolunteerPath,
    chrome: 'none',
    indexed: false,
    load: lazyCode('volunteers', () => import('./register.screen')),
  },
]
