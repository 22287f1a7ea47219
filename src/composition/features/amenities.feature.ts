import { amenitiesRoutes } from '../../ui/civic/amenities/amenities.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { placesFeature } from './places.feature'

export const amenitiesFeature: Feature = {
  name: featureName('amenities'),
  ways: lazyCode('ways', () => import('../../ui/civic/amenities/amenity.ways')),
  routes: amenitiesRoutes,
  notices: lazyCode('amenities', () => import('../../ui/civic/amenities/amenity-notices.words')),
  adapters: lazyCode('amenities', () => import('../../infrastructure/civic/amenities/amenities.module')),
  needs: [placesFeature],
}
