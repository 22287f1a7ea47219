import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const selectionRoutes: readonly ScreenRoute[] = [
  {
    path: '/select',
    chrome: 'player',
    firstView: { script: '172 KB' },
    load: lazyCode('selection', () => import('./selection.screen')),
  },
]
