import { tvRoutes } from '../../ui/media/channels/tv.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { chatFeature } from './chat.feature'
import { videosFeature } from './videos.feature'

export const tvFeature: Feature = {
  name: featureName('tv'),
  ways: lazyCode('ways', () => import('../../ui/media/channels/tv.ways')),
  routes: tvRoutes,
  adapters: lazyCode('tv', () => import('../../infrastructure/media/channels/tv.module')),
  needs: [videosFeature, chatFeature],
  everyday: true,
}
