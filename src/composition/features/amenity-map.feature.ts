import { amenityMapRoutes } from '../../ui/civic/maps/maps.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import type { Feature } from '../feature'
import { amenitiesFeature } from './amenities.feature'
import { mapsFeature } from './maps.feature'

/** One place on the map. Other screens with a map load without the code of such places. */
export const amenityMapFeature: Feature = {
  name: featureName('amenity-map'),
  routes: amenityMapRoutes,
  needs: [mapsFeature, amenitiesFeature],
}
