import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

/**
 * The path of the real name check.
 * @param redirect the path to open once the name is verified
 */
export const realNamePath = (redirect?: string) =>
  redirect === undefined ? '/real-name' : `/real-name?redirect=${encodeURIComponent(redirect)}`

export const identitiesRoutes: readonly ScreenRoute[] = [
  {
    path: '/real-name',
    chrome: 'none',
    requiresAuth: true,
    queries: ['redirect'],
    load: lazyCode('identities', () => import('./real-name.screen')),
  },
]
