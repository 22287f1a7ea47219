import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

const page = lazyCode('page', () => import('./page.screen'))

export const pagesRoutes: readonly ScreenRoute[] = [
  { path: '/page/:id?', chrome: 'full', load: page },
  {
    path: '/morePageCardData/:id',
    chrome: 'player',
    indexed: false,
    load: lazyCode('card-items', () => import('./more-items.screen')),
  },
  { path: '/preview/:token', chrome: 'full', indexed: false, load: page },
]
