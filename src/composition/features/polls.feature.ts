import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const pollsFeature: Feature = {
  name: featureName('polls'),
  routes: [],
  adapters: lazyCode('polls', () => import('../../infrastructure/participation/polls/polls.module')),
}
