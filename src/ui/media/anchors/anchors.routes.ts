import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const anchorsRoutes: readonly ScreenRoute[] = [
  { path: '/anchors', chrome: 'player', load: lazyCode('anchors', () => import('./anchor-list.screen')) },
  { path: '/anchors/:id', chrome: 'player', load: lazyCode('anchors', () => import('./anchor.screen')) },
]
