import { anchorsRoutes } from '../../ui/media/anchors/anchors.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { reactionsFeature } from './reactions.feature'

export const anchorsFeature: Feature = {
  name: featureName('anchors'),
  routes: anchorsRoutes,
  adapters: lazyCode('anchors', () => import('../../infrastructure/media/anchors/anchors.module')),
  needs: [reactionsFeature],
}
