import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { dataCopyPath, deleteAccountPath } from './own-data.paths'

export const ownDataRoutes: readonly ScreenRoute[] = [
  {
    path: dataCopyPath,
    chrome: 'none',
    requiresAuth: true,
    load: lazyCode('own-data', () => import('./data-copy.screen')),
  },
  {
    path: deleteAccountPath,
    chrome: 'none',
    requiresAuth: true,
    load: lazyCode('own-data', () => import('./delete-account.screen')),
  },
]
