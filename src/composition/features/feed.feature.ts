import { feedRoutes } from '../../ui/media/feed/feed.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const feedFeature: Feature = {
  name: featureName('feed'),
  routes: feedRoutes,
  notices: lazyCode('feed', () => import('../../ui/media/feed/feed-notices.words')),
  adapters: lazyCode('feed', () => import('../../infrastructure/media/feed/feed.module')),
  everyday: true,
}
