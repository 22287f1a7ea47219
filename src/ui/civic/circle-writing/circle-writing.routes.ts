import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const circleWritingRoutes: readonly ScreenRoute[] = [
  {
    path: '/post-publish/:id',
    chrome: 'none',
    queries: ['post'],
    indexed: false,
    load: lazyCode('circle-writing', () => import('./post-form.screen')),
  },
]
