import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const threadsRoutes: readonly ScreenRoute[] = [
  {
    path: '/case-thread/:kind/:id/:helper',
    chrome: 'player',
    indexed: false,
    isPrivate: true,
    load: lazyCode('threads', () => import('./thread.screen')),
  },
]
