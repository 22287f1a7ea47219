import { citiesRoutes } from '../../ui/frame/site/cities.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { placesFeature } from './places.feature'

export const citiesFeature: Feature = {
  name: featureName('cities'),
  ways: lazyCode('ways', () => import('../../ui/frame/site/cities.ways')),
  routes: citiesRoutes,
  adapters: lazyCode('cities', () => import('../../infrastructure/frame/site/cities.module')),
  needs: [placesFeature],
}
