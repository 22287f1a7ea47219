import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

const frame = { chrome: 'none', indexed: false } as const
const framedList = { ...frame, queries: ['id'] }

export const feedRoutes: readonly ScreenRoute[] = [
  { path: '/index', chrome: 'full', load: lazyCode('home', () => import('./home.screen')) },
  { path: '/cates/:id', chrome: 'full', load: lazyCode('category', () => import('./category.screen')) },
  { path: '/subcates/:id', chrome: 'full', load: lazyCode('category', () => import('./sub-category.screen')) },
  {
    path: '/_frame_index',
    ...frame,
    load: lazyCode('framed', () => import('./feed-frames').then((of) => of.home()), ['home']),
  },
  {
    path: '/_frame_cates',
    ...framedList,
    load: lazyCode('framed', () => import('./feed-frames').then((of) => of.category()), ['category']),
  },
  {
    path: '/_frame_subcates',
    ...framedList,
    load: lazyCode('framed', () => import('./feed-frames').then((of) => of.subCategory()), ['category']),
  },
]
