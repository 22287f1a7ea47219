import { selectionRoutes } from '../../ui/media/selection/selection.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const selectionFeature: Feature = {
  name: featureName('selection'),
  routes: selectionRoutes,
  adapters: lazyCode('selection', () => import('../../infrastructure/media/selection/selection.module')),
}
