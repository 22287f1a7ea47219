import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const livePath = (id: string) => `/lives/${encodeURIComponent(id)}`

export const tvPath = '/tv'
/** The path of the TV screen with this channel in its player. */
export const channelInTvPath = (id: string) => `${tvPath}?channel=${encodeURIComponent(id)}`

export const tvRoutes: readonly ScreenRoute[] = [
  { path: tvPath, chrome: 'full', queries: ['channel'], load: lazyCode('tv', () => import('./tv-home.screen')) },
  { path: '/lives/:id', chrome: 'player', load: lazyCode('tv', () => import('./tv-channel.screen')) },
]
