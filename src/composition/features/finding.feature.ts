import { findingRoutes } from '../../ui/overview/finding/finding.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { reactionsFeature } from './reactions.feature'
import { searchFeature } from './search.feature'

export const findingFeature: Feature = {
  name: featureName('finding'),
  ways: lazyCode('ways', () => import('../../ui/overview/finding/finding.ways')),
  routes: findingRoutes,
  mine: lazyCode('mine', () => import('../../ui/overview/finding/finding.mine')),
  adapters: lazyCode('finding', () => import('../../infrastructure/overview/finding/finding.module')),
  needs: [reactionsFeature, searchFeature],
}
