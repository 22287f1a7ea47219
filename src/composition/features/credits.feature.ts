import { creditsRoutes } from '../../ui/credits/credits.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

export const creditsFeature: Feature = {
  name: featureName('credits'),
  ways: lazyCode('ways', () => import('../../ui/credits/credits.ways').then((module) => module.creditsWays)),
  routes: creditsRoutes,
  adapters: lazyCode('credits', () =>
    import('../../infrastructure/credits/credits.module').then((module) => module.creditsModule),
  ),
}
