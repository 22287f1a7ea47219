import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { circlesPath } from './circles.paths'

const post = lazyCode('circle-post', () => import('./circle-post.screen'))

export const circlesRoutes: readonly ScreenRoute[] = [
  {
    path: circlesPath,
    chrome: 'player',
    queries: ['mine', 'search'],
    load: lazyCode('circles', () => import('./circle-list.screen')),
  },
  {
    path: '/group-detail/:id',
    chrome: 'player',
    queries: ['tab'],
    load: lazyCode('circle', () => import('./circle.screen')),
  },
  { path: '/group-post-detail/:aid', chrome: 'player', load: post },
  // One comment with its replies, over the same post.
  { path: '/group-post-detail/:aid/comment/:id', chrome: 'player', indexed: false, load: post },
  {
    path: '/post-report/:id',
    chrome: 'none',
    indexed: false,
    load: lazyCode('circle-report', () => import('./report-post.screen')),
  },
  {
    path: '/group-manage/:id',
    chrome: 'player',
    indexed: false,
    queries: ['tab'],
    load: lazyCode('circle-manager', () => import('./circle-manager.screen')),
  },
  {
    path: '/group-edit/:id',
    chrome: 'none',
    requiresAuth: true,
    load: lazyCode('circle-form', () => import('./circle-form.screen')),
  },
]
