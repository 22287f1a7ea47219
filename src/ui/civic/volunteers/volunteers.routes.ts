import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { registerVolunteerPath } from './volunteers.paths'

export const volunteersRoutes: readonly ScreenRoute[] = [
  {
    path: registerVolunteerPath,
    chrome: 'none',
    indexed: false,
    load: lazyCode('volunteers', () => import('./register.screen')),
  },
]
