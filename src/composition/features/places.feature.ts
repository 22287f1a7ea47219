import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

export const placesFeature: Feature = {
  name: featureName('places'),
  routes: [],
  adapters: lazyCode('places', () =>
    import('../../infrastructure/places/places.module').then((module) => module.placesModule),
  ),
}
