import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import { topicsRoutes } from '../../ui/media/topics/topics.routes'
import type { Feature } from '../feature'
import { participationFeature } from './participation.feature'

export const topicsFeature: Feature = {
  name: featureName('topics'),
  routes: topicsRoutes,
  adapters: lazyCode('topic', () => import('../../infrastructure/media/topics/topics.module')),
  needs: [participationFeature],
}
