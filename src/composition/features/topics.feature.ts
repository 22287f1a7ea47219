import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import { topicsRoutes } from '../../ui/topics/topics.routes'
import type { Feature } from '../feature'
import { participationFeature } from './participation.feature'

export const topicsFeature: Feature = {
  name: featureName('topics'),
  routes: topicsRoutes,
  adapters: lazyCode('topic', () =>
    import('../../infrastructure/topics/topics.module').then((module) => module.topicsModule),
  ),
  needs: [participationFeature],
}
