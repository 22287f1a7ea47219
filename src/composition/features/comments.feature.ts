import { CommentsGateway } from '../../application/participation/comments/comments-gateway'
import { myCommentsPath } from '../../ui/participation/comments/comments.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { reportsFeature } from './reports.feature'

export const commentsFeature = declareFeature('comments', {
  routes: [
    {
      path: myCommentsPath,
      chrome: 'player',
      requiresAuth: true,
      load: lazyCode('my-comments', () => import('../../ui/participation/comments/my-comments.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'taking-part',
      CommentsGateway,
      () => import('../../infrastructure/participation/comments/http-comments-gateway'),
    ),
  ],
  needs: [reportsFeature],
  parts: ['comment-list'],
  ways: lazyCode('ways', () => import('../../ui/participation/comments/comments.entries')),
  notices: lazyCode('taking-part', () => import('../../ui/participation/comments/comments.entries')),
})
