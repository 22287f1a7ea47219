import { CitiesGateway } from '../../application/frame/site/cities-gateway'
import { citiesPath, openerQuery } from '../../ui/frame/site/cities.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { placesFeature } from './places.feature'

export const citiesFeature = declareFeature('cities', {
  routes: [
    {
      path: citiesPath,
      chrome: 'full',
      load: lazyCode('cities', () => import('../../ui/frame/site/cities/cities.screen')),
    },
    {
      path: '/address',
      chrome: 'player',
      queries: [openerQuery],
      load: lazyCode('cities', () => import('../../ui/frame/site/address/address.screen')),
    },
  ],
  adapters: [lazyBinding('cities', CitiesGateway, () => import('../../infrastructure/frame/site/http-cities-gateway'))],
  needs: [placesFeature],
  ways: lazyCode('ways', () => import('../../ui/frame/site/cities.entries')),
})
