import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

export const feedRoutes: readonly ScreenRoute[] = [
  {
    path: '/index',
    chrome: 'full',
    firstView: { script: '170 KB' },
    load: lazyCode('home', () => import('./home.screen')),
  },
  {
    path: '/cates/:id',
    chrome: 'full',
    firstView: { script: '168 KB' },
    load: lazyCode('category', () => import('./category.screen')),
  },
  {
    path: '/subcates/:id',
    chrome: 'full',
    firstView: { script: '168 KB' },
    load: lazyCode('category', () => import('./sub-category.screen')),
  },
]

export function categoryPath(id: string): string {
  return `/cates/${encodeURIComponent(id)}`
}

export function subCategoryPath(id: string): string {
  return `/subcates/${encodeURIComponent(id)}`
}
