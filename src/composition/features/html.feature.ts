import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const htmlFeature: Feature = {
  name: featureName('html'),
  routes: [],
  adapters: lazyCode('html', () => import('../../infrastructure/frame/html/html.module')),
}
