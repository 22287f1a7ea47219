import { feedRoutes } from '../../ui/feed/feed.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

export const feedFeature: Feature = {
  name: featureName('feed'),
  routes: feedRoutes,
  adapters: lazyCode('feed', () => import('../../infrastructure/feed/feed.module').then((module) => module.feedModule)),
  everyday: true,
}
