import { pagesRoutes } from '../../ui/overview/pages/pages.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const pagesFeature: Feature = {
  name: featureName('pages'),
  routes: pagesRoutes,
  adapters: lazyCode('page', () => import('../../infrastructure/overview/pages/pages.module')),
  parts: ['wishes-card', 'activities-card', 'publishers-card', 'venues-map-card', 'more-cards'],
  everyday: true,
}
