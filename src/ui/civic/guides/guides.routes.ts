import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { guidesPath } from './guides.paths'

export const guidesRoutes: readonly ScreenRoute[] = [
  {
    path: guidesPath,
    chrome: 'full',
    queries: ['theme', 'event', 'department'],
    load: lazyCode('guides', () => import('./guide-list.screen')),
  },
  { path: '/guides/:id', chrome: 'player', load: lazyCode('guide', () => import('./guide.screen')) },
]
