import { sessionRoutes } from '../../ui/session/session.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

export const sessionFeature: Feature = {
  name: featureName('session'),
  ways: lazyCode('ways', () => import('../../ui/session/session.ways').then((module) => module.sessionWays)),
  routes: sessionRoutes,
  adapters: lazyCode('session', () =>
    import('../../infrastructure/session/session.module').then((module) => module.sessionModule),
  ),
  everyday: true,
}
