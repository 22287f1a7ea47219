import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const topicsRoutes: readonly ScreenRoute[] = [
  { path: '/topics/:id', chrome: 'player', load: lazyCode('topic', () => import('./topic.screen')) },
]
