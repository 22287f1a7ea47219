import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const reactionsFeature: Feature = {
  name: featureName('reactions'),
  routes: [],
  adapters: lazyCode('taking-part', () =>
    import('../../infrastructure/participation/reactions/reactions.module').then((module) => module.reactionsModule),
  ),
}
