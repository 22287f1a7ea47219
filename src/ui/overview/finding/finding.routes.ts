import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { findingPath } from './finding.paths'

export const findingRoutes: readonly ScreenRoute[] = [
  {
    path: findingPath,
    chrome: 'player',
    queries: ['tab', 'kind', 'period'],
    load: lazyCode('finding', () => import('./finding.screen')),
  },
]
