import { selectionRoutes } from '../../ui/selection/selection.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

export const selectionFeature: Feature = {
  name: featureName('selection'),
  routes: selectionRoutes,
  adapters: lazyCode('selection', () =>
    import('../../infrastructure/selection/selection.module').then((module) => module.selectionModule),
  ),
}
