import { searchRoutes } from '../../ui/search/search.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

export const searchFeature: Feature = {
  name: featureName('search'),
  routes: searchRoutes,
  adapters: lazyCode('search', () =>
    import('../../infrastructure/search/search.module').then((module) => module.searchModule),
  ),
}
