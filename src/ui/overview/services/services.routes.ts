import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { servicesPath } from './services.paths'

export const servicesRoutes: readonly ScreenRoute[] = [
  { path: servicesPath, chrome: 'full', load: lazyCode('services', () => import('./services.screen')) },
]

/** These routes are separate, so that the chunk of the list of services does not contain the code of cards. */
export const modulesRoutes: readonly ScreenRoute[] = [
  { path: '/modules/:id', chrome: 'player', load: lazyCode('module', () => import('./module.screen')) },
]
