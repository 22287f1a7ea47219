import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const volunteerPagesRoutes: readonly ScreenRoute[] = [
  {
    path: '/user-details/:id',
    chrome: 'player',
    indexed: false,
    load: lazyCode('volunteer-pages', () => import('./volunteer-page.screen')),
  },
]
