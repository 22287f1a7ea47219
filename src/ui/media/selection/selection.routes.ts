import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const selectionRoutes: readonly ScreenRoute[] = [
  { path: '/select', chrome: 'player', load: lazyCode('selection', () => import('./selection.screen')) },
]
