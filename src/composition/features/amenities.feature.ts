import { AmenitiesGateway } from '../../application/civic/amenities/amenities-gateway'
import { amenitiesPath } from '../../ui/civic/amenities/amenities.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { placesFeature } from './places.feature'

export const amenitiesFeature = declareFeature('amenities', {
  routes: [
    {
      path: amenitiesPath,
      chrome: 'player',
      queries: ['kind', 'search', 'open', 'order'],
      load: lazyCode('amenities', () => import('../../ui/civic/amenities/amenity-list/amenity-list.screen')),
    },
    {
      path: '/arounds/:id',
      chrome: 'player',
      load: lazyCode('amenities', () => import('../../ui/civic/amenities/amenity/amenity.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'amenities',
      AmenitiesGateway,
      () => import('../../infrastructure/civic/amenities/http-amenities-gateway'),
    ),
  ],
  needs: [placesFeature],
  ways: lazyCode('ways', () => import('../../ui/civic/amenities/amenities.entries')),
  notices: lazyCode('amenities', () => import('../../ui/civic/amenities/amenities.entries')),
})
