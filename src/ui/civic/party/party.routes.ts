import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const partyRoutes: readonly ScreenRoute[] = [
  { path: '/dj', chrome: 'player', queries: ['column'], load: lazyCode('party', () => import('./party.screen')) },
]
