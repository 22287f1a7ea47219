import { mapsRoutes } from '../../ui/civic/maps/maps.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { placesFeature } from './places.feature'

export const mapsFeature: Feature = {
  name: featureName('maps'),
  ways: lazyCode('ways', () => import('../../ui/civic/maps/map.ways')),
  routes: mapsRoutes,
  adapters: lazyCode('map-adapters', () => import('../../infrastructure/civic/maps/maps.module')),
  needs: [placesFeature],
  parts: ['map-canvas'],
}
