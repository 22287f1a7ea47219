import { audioRoutes } from '../../ui/media/audio/audio.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { participationFeature } from './participation.feature'
import { playerFeature } from './player.feature'

export const audioFeature: Feature = {
  name: featureName('audio'),
  routes: audioRoutes,
  // In the player's file, since an audio and an album are never opened without it.
  adapters: lazyCode('player', () =>
    import('../../infrastructure/media/audio/audio.module').then((module) => module.audioModule),
  ),
  needs: [playerFeature, participationFeature],
}
