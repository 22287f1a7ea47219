import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import { venuesRoutes } from '../../ui/civic/venues/venues.routes'
import type { Feature } from '../feature'
import { activitiesFeature } from './activities.feature'
import { placesFeature } from './places.feature'

export const venuesFeature: Feature = {
  name: featureName('venues'),
  ways: lazyCode('ways', () => import('../../ui/civic/venues/venue.ways')),
  routes: venuesRoutes,
  adapters: lazyCode('venues', () => import('../../infrastructure/civic/venues/venues.module')),
  needs: [placesFeature, activitiesFeature],
}
