import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { myCommentsPath } from './comments.paths'

export const commentsRoutes: readonly ScreenRoute[] = [
  {
    path: myCommentsPath,
    chrome: 'player',
    requiresAuth: true,
    load: lazyCode('my-comments', () => import('./my-comments.screen')),
  },
]
