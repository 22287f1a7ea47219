import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const clashesFeature: Feature = {
  name: featureName('clashes'),
  routes: [],
  adapters: lazyCode('clashes', () => import('../../infrastructure/civic/clashes/clashes.module')),
}
