import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import { venuesRoutes } from '../../ui/venues/venues.routes'
import type { Feature } from '../feature'
import { activitiesFeature } from './activities.feature'
import { placesFeature } from './places.feature'

export const venuesFeature: Feature = {
  name: featureName('venues'),
  ways: lazyCode('ways', () => import('../../ui/venues/venue.ways').then((module) => module.venueWays)),
  routes: venuesRoutes,
  adapters: lazyCode('venues', () =>
    import('../../infrastructure/venues/venues.module').then((module) => module.venuesModule),
  ),
  needs: [placesFeature, activitiesFeature],
}
