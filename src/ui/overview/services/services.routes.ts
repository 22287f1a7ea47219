import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const servicesPath = '/services'

export const servicesRoutes: readonly ScreenRoute[] = [
  { path: servicesPath, chrome: 'full', load: lazyCode('services', () => import('./services.screen')) },
]

/** The list of services has a chunk of its own, without the code of cards. */
export const modulesRoutes: readonly ScreenRoute[] = [
  { path: '/modules/:id', chrome: 'player', load: lazyCode('module', () => import('./module.screen')) },
]

export function modulePath(id: string): string {
  return `/modules/${encodeURIComponent(id)}`
}
