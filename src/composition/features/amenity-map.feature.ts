import { declareFeature, lazyCode } from '../declare-feature'
import { amenitiesFeature } from './amenities.feature'
import { mapsFeature } from './maps.feature'

/** One place on the map. Other screens with a map load without the code of such places. */
export const amenityMapFeature = declareFeature('amenity-map', {
  routes: [
    {
      path: '/arounds-map/:id',
      chrome: 'player',
      load: lazyCode('amenity-map', () => import('../../ui/civic/maps/amenity-map/amenity-map.screen')),
    },
  ],
  needs: [mapsFeature, amenitiesFeature],
})
