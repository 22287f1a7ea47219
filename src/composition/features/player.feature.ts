import { playerName } from '../../ui/frame/player/player-name.part'
import { declareFeature, lazyCode } from '../declare-feature'

/** The player of all sound: radio, audio, the recording of an article. Its mini player is part of the root layout. */
export const playerFeature = declareFeature(playerName, {
  routes: [],
  adapters: [lazyCode('player', () => import('../../infrastructure/frame/player/player.module'))],
  notices: lazyCode('player', () => import('../../ui/frame/player/player.entries')),
})
