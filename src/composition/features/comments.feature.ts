import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

export const commentsFeature: Feature = {
  name: featureName('comments'),
  routes: [],
  adapters: lazyCode('taking-part', () =>
    import('../../infrastructure/comments/comments.module').then((module) => module.commentsModule),
  ),
  parts: ['comment-list'],
}
