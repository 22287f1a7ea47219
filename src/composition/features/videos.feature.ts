import { videosRoutes } from '../../ui/videos/videos.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { participationFeature } from './participation.feature'
import { playerFeature } from './player.feature'

export const videosFeature: Feature = {
  name: featureName('videos'),
  ways: lazyCode('ways', () => import('../../ui/videos/short.ways').then((module) => module.shortWays)),
  routes: videosRoutes,
  adapters: lazyCode('video-output', () =>
    import('../../infrastructure/videos/videos.module').then((module) => module.videosModule),
  ),
  needs: [playerFeature, participationFeature],
}
