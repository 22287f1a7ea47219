import { MapsGateway } from '../../application/civic/maps/maps-gateway'
import { aroundMapPath, practiceMapPath } from '../../ui/civic/maps/maps.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { placesFeature } from './places.feature'

export const mapsFeature = declareFeature('maps', {
  routes: [
    {
      path: practiceMapPath,
      chrome: 'player',
      queries: ['at', 'sort', 'place'],
      load: lazyCode('maps', () => import('../../ui/civic/maps/places-map/places-map.screen')),
    },
    {
      path: aroundMapPath,
      chrome: 'player',
      queries: ['at', 'kind', 'place'],
      load: lazyCode('maps', () => import('../../ui/civic/maps/places-map/places-map.screen')),
    },
  ],
  adapters: [
    lazyBinding('map-adapters', MapsGateway, () => import('../../infrastructure/civic/maps/http-maps-gateway')),
  ],
  needs: [placesFeature],
  parts: ['map-canvas'],
  ways: lazyCode('ways', () => import('../../ui/civic/maps/maps.entries')),
})
