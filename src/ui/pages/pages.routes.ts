import type { ScreenRoute } from '../shell/screen'

export const pagesRoutes: readonly ScreenRoute[] = [
  {
    path: '/page/:id?',
    chrome: 'full',
    firstView: ['page'],
    load: () => import(/* webpackChunkName: "page" */ './page.screen'),
  },
]
