import { citiesRoutes } from '../../ui/site/cities.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { placesFeature } from './places.feature'

export const citiesFeature: Feature = {
  name: featureName('cities'),
  ways: lazyCode('ways', () => import('../../ui/site/cities.ways').then((module) => module.citiesWays)),
  routes: citiesRoutes,
  adapters: lazyCode('cities', () =>
    import('../../infrastructure/site/cities.module').then((module) => module.citiesModule),
  ),
  needs: [placesFeature],
}
