import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { cashOutPath, walletPath } from './wallet.paths'

export const walletRoutes: readonly ScreenRoute[] = [
  {
    path: walletPath,
    chrome: 'player',
    requiresAuth: true,
    queries: ['show'],
    load: lazyCode('wallet', () => import('./wallet.screen')),
  },
  {
    path: cashOutPath,
    chrome: 'none',
    requiresAuth: true,
    load: lazyCode('cash-out', () => import('./cash-out.screen')),
  },
  {
    path: '/cash-detail/:id',
    chrome: 'player',
    requiresAuth: true,
    load: lazyCode('wallet', () => import('./cash-detail.screen')),
  },
]
