import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

export const partyRoutes: readonly ScreenRoute[] = [
  { path: '/dj', chrome: 'player', queries: ['column'], load: lazyCode('party', () => import('./party.screen')) },
]
