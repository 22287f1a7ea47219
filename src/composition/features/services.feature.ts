import { servicesRoutes } from '../../ui/overview/services/services.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const servicesFeature: Feature = {
  name: featureName('services'),
  ways: lazyCode('ways', () => import('../../ui/overview/services/service.ways')),
  routes: servicesRoutes,
  mine: lazyCode('mine', () => import('../../ui/overview/services/service.mine')),
  adapters: lazyCode('services', () => import('../../infrastructure/overview/services/services.module')),
  parts: ['service-icons'],
  everyday: true,
}
