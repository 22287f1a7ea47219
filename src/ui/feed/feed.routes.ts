import type { ScreenRoute } from '../shell/screen'

export const feedRoutes: readonly ScreenRoute[] = [
  {
    path: '/index',
    chrome: 'full',
    firstView: ['home'],
    load: () => import(/* webpackChunkName: "home" */ './home.screen'),
  },
  {
    path: '/cates/:id',
    chrome: 'full',
    firstView: ['category'],
    load: () => import(/* webpackChunkName: "category" */ './category.screen'),
  },
  {
    path: '/subcates/:id',
    chrome: 'full',
    firstView: ['category'],
    load: () => import(/* webpackChunkName: "category" */ './sub-category.screen'),
  },
]

export function categoryPath(id: string): string {
  return `/cates/${encodeURIComponent(id)}`
}

export function subCategoryPath(id: string): string {
  return `/subcates/${encodeURIComponent(id)}`
}
