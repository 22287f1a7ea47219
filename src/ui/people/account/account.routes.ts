import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { favouritesPath, historyPath, profilePath } from './account.paths'

export const accountRoutes: readonly ScreenRoute[] = [
  {
    path: historyPath,
    chrome: 'player',
    requiresAuth: true,
    load: lazyCode('account', () => import('./history.screen')),
  },
  {
    path: favouritesPath,
    chrome: 'player',
    requiresAuth: true,
    load: lazyCode('account', () => import('./favourites.screen')),
  },
]

/** These routes are separate, because they import what uploads need. */
export const profileRoutes: readonly ScreenRoute[] = [
  {
    path: profilePath,
    chrome: 'none',
    requiresAuth: true,
    load: lazyCode('profile', () => import('./profile.screen')),
  },
]
