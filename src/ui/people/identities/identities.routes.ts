import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

/** @param redirect where the member goes on once the name is checked */
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
