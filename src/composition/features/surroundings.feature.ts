import { SurroundingsGateway } from '../../application/civic/surroundings/surroundings-gateway'
import { myStreetPath } from '../../ui/civic/surroundings/surroundings.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { mapsFeature } from './maps.feature'
import { placesFeature } from './places.feature'

export const surroundingsFeature = declareFeature('surroundings', {
  routes: [
    {
      path: myStreetPath,
      chrome: 'player',
      queries: ['within', 'without', 'place', 'at'],
      load: lazyCode('surroundings', () => import('../../ui/civic/surroundings/my-street.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'surroundings',
      SurroundingsGateway,
      () => import('../../infrastructure/civic/surroundings/http-surroundings-gateway'),
    ),
  ],
  needs: [mapsFeature, placesFeature],
  ways: lazyCode('ways', () => import('../../ui/civic/surroundings/surroundings.entries')),
})
