import { sessionRoutes } from '../../ui/frame/session/session.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const sessionFeature: Feature = {
  name: featureName('session'),
  ways: lazyCode('ways', () => import('../../ui/frame/session/session.ways')),
  routes: sessionRoutes,
  mine: lazyCode('mine', () => import('../../ui/frame/session/session.mine')),
  adapters: lazyCode('session', () => import('../../infrastructure/frame/session/session.module')),
  everyday: true,
}
