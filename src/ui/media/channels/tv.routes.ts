import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { tvPath } from './tv.paths'

export const tvRoutes: readonly ScreenRoute[] = [
  { path: tvPath, chrome: 'full', queries: ['channel'], load: lazyCode('tv', () => import('./tv-home.screen')) },
  { path: '/lives/:id', chrome: 'player', load: lazyCode('tv', () => import('./tv-channel.screen')) },
]
