import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

export const livePath = (id: string) => `/lives/${encodeURIComponent(id)}`

export const tvRoutes: readonly ScreenRoute[] = [
  { path: '/lives/:id', chrome: 'player', described: true, load: lazyCode('tv', () => import('./tv-channel.screen')) },
]
