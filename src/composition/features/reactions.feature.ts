import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

export const reactionsFeature: Feature = {
  name: featureName('reactions'),
  routes: [],
  adapters: lazyCode('taking-part', () =>
    import('../../infrastructure/reactions/reactions.module').then((module) => module.reactionsModule),
  ),
}
