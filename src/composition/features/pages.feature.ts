import { pagesRoutes } from '../../ui/pages/pages.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

export const pagesFeature: Feature = {
  name: featureName('pages'),
  routes: pagesRoutes,
  adapters: lazyCode('page', () =>
    import('../../infrastructure/pages/pages.module').then((module) => module.pagesModule),
  ),
  parts: ['wishes-card', 'activities-card', 'publishers-card', 'venues-map-card', 'more-cards'],
  everyday: true,
}
