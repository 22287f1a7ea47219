import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { redPacketPath } from './red-packets.paths'

export const redPacketsRoutes: readonly ScreenRoute[] = [
  {
    path: redPacketPath,
    chrome: 'player',
    queries: ['id', 'show'],
    load: lazyCode('red-packets', () => import('./red-packet.screen')),
  },
]
