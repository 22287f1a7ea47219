import { governmentRoutes } from '../../ui/overview/government/government.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const governmentFeature: Feature = {
  name: featureName('government'),
  ways: lazyCode('ways', () => import('../../ui/overview/government/government.ways')),
  routes: governmentRoutes,
  adapters: lazyCode('government', () => import('../../infrastructure/overview/government/government.module')),
  everyday: true,
}
