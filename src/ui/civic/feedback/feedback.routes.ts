import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { feedbackPath, myFeedbackPath } from './feedback.paths'

export const feedbackRoutes: readonly ScreenRoute[] = [
  {
    path: feedbackPath,
    chrome: 'none',
    indexed: false,
    load: lazyCode('feedback', () => import('./feedback-form.screen')),
  },
  {
    path: myFeedbackPath,
    chrome: 'player',
    indexed: false,
    isPrivate: true,
    queries: ['state'],
    load: lazyCode('feedback', () => import('./my-feedback.screen')),
  },
  {
    path: '/feedback-detail/:id',
    chrome: 'player',
    indexed: false,
    isPrivate: true,
    load: lazyCode('feedback', () => import('./feedback.screen')),
  },
]
