import { tvRoutes } from '../../ui/tv/tv.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { videoFeature } from './video.feature'

export const tvFeature: Feature = {
  name: featureName('tv'),
  routes: tvRoutes,
  adapters: lazyCode('live', () =>
    import(/* webpackChunkName: "live" */ '../../infrastructure/tv/tv.module').then((module) => module.tvModule),
  ),
  needs: [videoFeature],
}
