import { radioRoutes } from '../../ui/media/channels/radio.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { participationFeature } from './participation.feature'
import { playerFeature } from './player.feature'

/** Radio and television are loaded separately, so that a listener does not load the video player. */
export const radioFeature: Feature = {
  name: featureName('radio'),
  ways: lazyCode('ways', () => import('../../ui/media/channels/radio.ways')),
  routes: radioRoutes,
  adapters: lazyCode('radio', () => import('../../infrastructure/media/channels/radio.module')),
  needs: [playerFeature, participationFeature],
  everyday: true,
}
