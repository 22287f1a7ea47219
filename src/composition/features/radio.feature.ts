import { radioRoutes } from '../../ui/radio/radio.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { playerFeature } from './player.feature'

export const radioFeature: Feature = {
  name: featureName('radio'),
  routes: radioRoutes,
  adapters: lazyCode('radio', () =>
    import(/* webpackChunkName: "radio" */ '../../infrastructure/radio/radio.module').then(
      (module) => module.radioModule,
    ),
  ),
  needs: [playerFeature],
  everyday: true,
}
