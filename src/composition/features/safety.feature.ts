import { safetyRoutes } from '../../ui/people/safety/safety.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const safetyFeature: Feature = {
  name: featureName('safety'),
  ways: lazyCode('ways', () => import('../../ui/people/safety/safety.ways')),
  routes: safetyRoutes,
  mine: lazyCode('mine', () => import('../../ui/people/safety/safety.mine')),
  notices: lazyCode('safety', () => import('../../ui/people/safety/safety-notices.words')),
  adapters: lazyCode('safety', () => import('../../infrastructure/people/safety/safety.module')),
}
