import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const teamLettersRoutes: readonly ScreenRoute[] = [
  {
    path: '/team-letters/:id',
    chrome: 'player',
    indexed: false,
    isPrivate: true,
    load: lazyCode('team-letters', () => import('./team-letters.screen')),
  },
]
