import { anchorsRoutes } from '../../ui/anchors/anchors.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { reactionsFeature } from './reactions.feature'

export const anchorsFeature: Feature = {
  name: featureName('anchors'),
  routes: anchorsRoutes,
  adapters: lazyCode('anchors', () =>
    import('../../infrastructure/anchors/anchors.module').then((module) => module.anchorsModule),
  ),
  needs: [reactionsFeature],
}
