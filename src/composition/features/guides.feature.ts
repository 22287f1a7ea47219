import { guidesRoutes } from '../../ui/civic/guides/guides.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { mapsFeature } from './maps.feature'

export const guidesFeature: Feature = {
  name: featureName('guides'),
  ways: lazyCode('ways', () => import('../../ui/civic/guides/guide.ways')),
  routes: guidesRoutes,
  adapters: lazyCode('guides', () => import('../../infrastructure/civic/guides/guides.module')),
  needs: [mapsFeature],
  everyday: true,
}
