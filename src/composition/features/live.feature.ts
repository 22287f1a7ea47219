import { liveRoutes } from '../../ui/media/live/live.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const liveFeature: Feature = {
  name: featureName('live'),
  ways: lazyCode('ways', () => import('../../ui/media/live/live.ways')),
  routes: liveRoutes,
  notices: lazyCode('live', () => import('../../ui/media/live/live-notices.words')),
  adapters: lazyCode('live', () => import('../../infrastructure/media/live/live.module')),
}
