import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

export const practiceHomePath = (id: string) => `/practice/${encodeURIComponent(id)}`

export const practiceHomesRoutes: readonly ScreenRoute[] = [
  {
    path: '/practice/:id',
    chrome: 'player',
    described: true,
    load: lazyCode('practice-homes', () => import('./practice-home.screen')),
  },
]
