import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

const load = lazyCode('article', () => import('./article.screen'))

export const articlesRoutes: readonly ScreenRoute[] = [
  { path: '/posts/:aid', chrome: 'player', load },
  // S045: one comment with its replies, over the same article.
  { path: '/posts/:aid/comment/:id', chrome: 'player', load },
]
