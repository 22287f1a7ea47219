import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const placesFeature: Feature = {
  name: featureName('places'),
  routes: [],
  adapters: lazyCode('places', () => import('../../infrastructure/frame/places/places.module')),
}
