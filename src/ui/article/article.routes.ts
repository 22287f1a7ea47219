import type { ScreenRoute } from '../shell/screen'

const load = () => import(/* webpackChunkName: "article" */ './article.screen')

export const articleRoutes: readonly ScreenRoute[] = [
  {
    path: '/posts/:aid',
    chrome: 'player',
    firstView: ['article', 'taking-part', 'html'],
    keeps: ['comment-list'],
    load,
  },
  // S045: one comment with its replies, over the same article.
  {
    path: '/posts/:aid/comment/:id',
    chrome: 'player',
    firstView: ['article', 'taking-part', 'html'],
    keeps: ['comment-list'],
    load,
  },
]
