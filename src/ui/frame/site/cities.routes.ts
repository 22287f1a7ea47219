import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

export const citiesPath = '/cities'

/**
 * The query parameter that names the screen that needs the address. Without it, the city of the address becomes the
 * place of the lists.
 */
export const openerQuery = 'for'

export const addressPath = (opener: string) => `/address?${openerQuery}=${encodeURIComponent(opener)}`

export const citiesRoutes: readonly ScreenRoute[] = [
  { path: citiesPath, chrome: 'full', load: lazyCode('cities', () => import('./cities.screen')) },
  {
    path: '/address',
    chrome: 'player',
    queries: [openerQuery],
    load: lazyCode('cities', () => import('./address.screen')),
  },
]
