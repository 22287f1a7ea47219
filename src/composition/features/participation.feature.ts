import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { commentsFeature } from './comments.feature'
import { reactionsFeature } from './reactions.feature'

/** The ports that the screen of a content needs; sharing is loaded when it is first opened. */
export const participationFeature: Feature = {
  name: featureName('participation'),
  routes: [],
  adapters: lazyCode('taking-part', () => import('../../infrastructure/participation/participation.module')),
  needs: [reactionsFeature, commentsFeature],
}
