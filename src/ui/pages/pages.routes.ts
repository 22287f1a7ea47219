import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

const page = lazyCode('page', () => import('./page.screen'))

export const pagesRoutes: readonly ScreenRoute[] = [
  { path: '/page/:id?', chrome: 'full', firstView: { script: '173 KB' }, load: page },
  { path: '/preview/:token', chrome: 'full', indexed: false, load: page },
]
