import { mapsRoutes } from '../../ui/maps/maps.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { placesFeature } from './places.feature'

export const mapsFeature: Feature = {
  name: featureName('maps'),
  ways: lazyCode('ways', () => import('../../ui/maps/map.ways').then((module) => module.mapWays)),
  routes: mapsRoutes,
  adapters: lazyCode('maps', () => import('../../infrastructure/maps/maps.module').then((module) => module.mapsModule)),
  needs: [placesFeature],
  parts: ['map-canvas'],
}
