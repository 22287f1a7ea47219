import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

export const pagesRoutes: readonly ScreenRoute[] = [
  {
    path: '/page/:id?',
    chrome: 'full',
    firstView: { script: '173 KB' },
    load: lazyCode('page', () => import('./page.screen')),
  },
]
