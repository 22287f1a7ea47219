import { commentsRoutes } from '../../ui/participation/comments/comments.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { reportsFeature } from './reports.feature'

export const commentsFeature: Feature = {
  name: featureName('comments'),
  ways: lazyCode('ways', () => import('../../ui/participation/comments/comments.ways')),
  routes: commentsRoutes,
  notices: lazyCode('taking-part', () => import('../../ui/participation/comments/comment-notices.words')),
  adapters: lazyCode('taking-part', () => import('../../infrastructure/participation/comments/comments.module')),
  parts: ['comment-list'],
  needs: [reportsFeature],
}
