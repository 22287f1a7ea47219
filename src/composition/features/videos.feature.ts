import { videosRoutes } from '../../ui/media/videos/videos.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { participationFeature } from './participation.feature'
import { playerFeature } from './player.feature'

export const videosFeature: Feature = {
  name: featureName('videos'),
  ways: lazyCode('ways', () => import('../../ui/media/videos/short.ways')),
  routes: videosRoutes,
  adapters: lazyCode('video-output', () => import('../../infrastructure/media/videos/videos.module')),
  needs: [playerFeature, participationFeature],
  parts: ['video-notice'],
}
