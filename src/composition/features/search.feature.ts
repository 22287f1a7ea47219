import { searchRoutes } from '../../ui/overview/search/search.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const searchFeature: Feature = {
  name: featureName('search'),
  routes: searchRoutes,
  adapters: lazyCode('search', () => import('../../infrastructure/overview/search/search.module')),
}
