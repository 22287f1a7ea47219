import { playerName } from '../../ui/frame/player/player-name.part'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

/** The player of all sound: radio, audio, the recording of an article. Its mini player is part of the root layout. */
export const playerFeature: Feature = {
  name: playerName,
  routes: [],
  notices: lazyCode('player', () => import('../../ui/frame/player/player-notices.words')),
  adapters: lazyCode('player', () => import('../../infrastructure/frame/player/player.module')),
}
