import { feedbackRoutes } from '../../ui/civic/feedback/feedback.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { messagesFeature } from './messages.feature'
import { uploadsFeature } from './uploads.feature'

export const feedbackFeature: Feature = {
  name: featureName('feedback'),
  ways: lazyCode('ways', () => import('../../ui/civic/feedback/feedback.ways')),
  routes: feedbackRoutes,
  mine: lazyCode('mine', () => import('../../ui/civic/feedback/feedback.mine')),
  notices: lazyCode('feedback', () => import('../../ui/civic/feedback/feedback-notices.words')),
  adapters: lazyCode('feedback', () => import('../../infrastructure/civic/feedback/feedback.module')),
  needs: [messagesFeature, uploadsFeature],
}
