import { creditsRoutes } from '../../ui/participation/credits/credits.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const creditsFeature: Feature = {
  name: featureName('credits'),
  ways: lazyCode('ways', () => import('../../ui/participation/credits/credits.ways')),
  routes: creditsRoutes,
  mine: lazyCode('mine', () => import('../../ui/participation/credits/credit.mine')),
  adapters: lazyCode('credits', () => import('../../infrastructure/participation/credits/credits.module')),
}
