import { videoRoutes } from '../../ui/video/video.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { playerFeature } from './player.feature'

export const videoFeature: Feature = {
  name: featureName('video'),
  routes: videoRoutes,
  adapters: lazyCode('video', () =>
    import(/* webpackChunkName: "video" */ '../../infrastructure/video/video.module').then(
      (module) => module.videoModule,
    ),
  ),
  needs: [playerFeature],
}
