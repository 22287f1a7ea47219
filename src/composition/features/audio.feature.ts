import { audioRoutes } from '../../ui/media/audio/audio.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { participationFeature } from './participation.feature'
import { playerFeature } from './player.feature'

export const audioFeature: Feature = {
  name: featureName('audio'),
  routes: audioRoutes,
  // The adapters are in the player's chunk, because audios and albums are never opened without it.
  adapters: lazyCode('player', () => import('../../infrastructure/media/audio/audio.module')),
  needs: [playerFeature, participationFeature],
}
