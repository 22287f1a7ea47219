import { modulesRoutes, servicesRoutes } from '../../ui/overview/services/services.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { pagesFeature } from './pages.feature'

const adapters = lazyCode('services', () => import('../../infrastructure/overview/services/services.module'))

export const servicesFeature: Feature = {
  name: featureName('services'),
  ways: lazyCode('ways', () => import('../../ui/overview/services/service.ways')),
  routes: servicesRoutes,
  mine: lazyCode('mine', () => import('../../ui/overview/services/service.mine')),
  adapters,
  parts: ['service-icons'],
  everyday: true,
}

export const modulesFeature: Feature = {
  name: featureName('modules'),
  routes: modulesRoutes,
  needs: [servicesFeature, pagesFeature],
}
