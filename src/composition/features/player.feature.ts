import { playerName, playerRoutes } from '../../ui/player/player.routes'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { participationFeature } from './participation.feature'

export const playerFeature: Feature = {
  name: playerName,
  routes: playerRoutes,
  adapters: lazyCode('player', () =>
    import(/* webpackChunkName: "player" */ '../../infrastructure/player/player.module').then(
      (module) => module.playerModule,
    ),
  ),
  needs: [participationFeature],
}
