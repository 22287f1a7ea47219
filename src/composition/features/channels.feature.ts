import { radioRoutes } from '../../ui/media/channels/radio.routes'
import { tvRoutes } from '../../ui/media/channels/tv.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { chatFeature } from './chat.feature'
import { participationFeature } from './participation.feature'
import { playerFeature } from './player.feature'
import { videosFeature } from './videos.feature'

/** Radio and television are loaded separately, so that a listener does not load the video player. */
export const radioFeature: Feature = {
  name: featureName('radio'),
  ways: lazyCode('ways', () => import('../../ui/media/channels/radio.ways')),
  routes: radioRoutes,
  adapters: lazyCode('radio', () => import('../../infrastructure/media/channels/radio.module')),
  needs: [playerFeature, participationFeature],
  everyday: true,
}

export const tvFeature: Feature = {
  name: featureName('tv'),
  ways: lazyCode('ways', () => import('../../ui/media/channels/tv.ways')),
  routes: tvRoutes,
  adapters: lazyCode('tv', () => import('../../infrastructure/media/channels/tv.module')),
  needs: [videosFeature, chatFeature],
  everyday: true,
}
