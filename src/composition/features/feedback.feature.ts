import { feedbackRoutes } from '../../ui/feedback/feedback.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { messagesFeature } from './messages.feature'
import { uploadsFeature } from './uploads.feature'

export const feedbackFeature: Feature = {
  name: featureName('feedback'),
  ways: lazyCode('ways', () => import('../../ui/feedback/feedback.ways').then((module) => module.feedbackWays)),
  routes: feedbackRoutes,
  adapters: lazyCode('feedback', () =>
    import('../../infrastructure/feedback/feedback.module').then((module) => module.feedbackModule),
  ),
  needs: [messagesFeature, uploadsFeature],
}
