import { FeedbackGateway } from '../../application/civic/feedback/feedback-gateway'
import { feedbackPath, myFeedbackPath } from '../../ui/civic/feedback/feedback.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { messagesFeature } from './messages.feature'
import { uploadsFeature } from './uploads.feature'

export const feedbackFeature = declareFeature('feedback', {
  routes: [
    {
      path: feedbackPath,
      chrome: 'none',
      indexed: false,
      load: lazyCode('feedback', () => import('../../ui/civic/feedback/feedback-form.screen')),
    },
    {
      path: myFeedbackPath,
      chrome: 'player',
      indexed: false,
      isPrivate: true,
      queries: ['state'],
      load: lazyCode('feedback', () => import('../../ui/civic/feedback/my-feedback.screen')),
    },
    {
      path: '/feedback-detail/:id',
      chrome: 'player',
      indexed: false,
      isPrivate: true,
      load: lazyCode('feedback', () => import('../../ui/civic/feedback/feedback.screen')),
    },
  ],
  adapters: [
    lazyBinding('feedback', FeedbackGateway, () => import('../../infrastructure/civic/feedback/http-feedback-gateway')),
  ],
  needs: [messagesFeature, uploadsFeature],
  ways: lazyCode('ways', () => import('../../ui/civic/feedback/feedback.entries')),
  mine: lazyCode('mine', () => import('../../ui/civic/feedback/feedback.entries')),
  notices: lazyCode('feedback', () => import('../../ui/civic/feedback/feedback.entries')),
})
