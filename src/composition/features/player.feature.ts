import { playerName } from '../../ui/player/player-name.part'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

/** Whatever sounds: radio, audio, the recording of an article; its mini player is part of the root layout. */
export const playerFeature: Feature = {
  name: playerName,
  routes: [],
  adapters: lazyCode('player', () =>
    import('../../infrastructure/player/player.module').then((module) => module.playerModule),
  ),
}
