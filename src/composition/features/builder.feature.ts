import { renovationPath } from '../../ui/overview/builder/builder.paths'
import { declareFeature, lazyCode } from '../declare-feature'
import { feedFeature } from './feed.feature'
import { pagesFeature } from './pages.feature'
import { uploadsFeature } from './uploads.feature'

export const builderFeature = declareFeature('builder', {
  routes: [
    {
      path: renovationPath,
      chrome: 'none',
      requiresAuth: true,
      queries: ['id'],
      load: lazyCode('builder', () => import('../../ui/overview/builder/renovation/renovation.screen')),
    },
  ],
  adapters: [lazyCode('builder', () => import('../../infrastructure/overview/builder/builder.module'))],
  needs: [pagesFeature, feedFeature, uploadsFeature],
  parts: ['builder-editor'],
  ways: lazyCode('ways', () => import('../../ui/overview/builder/builder.entries')),
  notices: lazyCode('builder', () => import('../../ui/overview/builder/builder.entries')),
})
