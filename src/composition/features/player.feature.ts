import { playerName, playerRoutes } from '../../ui/player/player.routes'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { reactionsFeature } from './reactions.feature'
import { commentsFeature } from './comments.feature'
import { accountFeature } from './account.feature'

export const playerFeature: Feature = {
  name: playerName,
  routes: playerRoutes,
  adapters: lazyCode('player', () =>
    import(/* webpackChunkName: "player" */ '../../infrastructure/player/player.module').then(
      (module) => module.playerModule,
    ),
  ),
  needs: [reactionsFeature, commentsFeature, accountFeature],
}
