import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const reactionsFeature: Feature = {
  name: featureName('reactions'),
  routes: [],
  notices: lazyCode('taking-part', () => import('../../ui/participation/reactions/reaction-notices.words')),
  adapters: lazyCode('taking-part', () => import('../../infrastructure/participation/reactions/reactions.module')),
}
