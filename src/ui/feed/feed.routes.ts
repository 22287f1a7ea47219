import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'
import { framed } from '../shell/framed'

const frame = { chrome: 'none', indexed: false } as const

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
  {
    path: '/_frame_index',
    ...frame,
    load: lazyCode('home', () => import('./home.screen').then((module) => framed(module, module.HomeFrame))),
  },
  {
    path: '/_frame_cates',
    ...frame,
    queries: ['id'],
    load: lazyCode('category', () => import('./category.screen').then((module) => framed(module, module.CategoryMain))),
  },
  {
    path: '/_frame_subcates',
    ...frame,
    queries: ['id'],
    load: lazyCode('category', () =>
      import('./sub-category.screen').then((module) => framed(module, module.SubCategoryMain)),
    ),
  },
]

export function categoryPath(id: string): string {
  return `/cates/${encodeURIComponent(id)}`
}

export function subCategoryPath(id: string): string {
  return `/subcates/${encodeURIComponent(id)}`
}
