import { VenuesGateway } from '../../application/civic/venues/venues-gateway'
import { venuesPath } from '../../ui/civic/venues/venues.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { activitiesFeature } from './activities.feature'
import { placesFeature } from './places.feature'

export const venuesFeature = declareFeature('venues', {
  routes: [
    {
      path: venuesPath,
      chrome: 'player',
      queries: ['kind', 'order'],
      load: lazyCode('venues', () => import('../../ui/civic/venues/venue-list/venue-list.screen')),
    },
    {
      path: '/venue-details/:id',
      chrome: 'player',
      load: lazyCode('venues', () => import('../../ui/civic/venues/venue/venue.screen')),
    },
    {
      path: '/position-information',
      chrome: 'player',
      queries: ['id', 'tab'],
      load: lazyCode('position', () => import('../../ui/civic/venues/position/position.screen')),
    },
  ],
  adapters: [
    lazyBinding('venues', VenuesGateway, () => import('../../infrastructure/civic/venues/http-venues-gateway')),
  ],
  needs: [placesFeature, activitiesFeature],
  ways: lazyCode('ways', () => import('../../ui/civic/venues/venues.entries')),
})
