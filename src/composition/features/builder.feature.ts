import { builderRoutes } from '../../ui/overview/builder/builder.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { feedFeature } from './feed.feature'
import { pagesFeature } from './pages.feature'
import { uploadsFeature } from './uploads.feature'

export const builderFeature: Feature = {
  name: featureName('builder'),
  ways: lazyCode('ways', () => import('../../ui/overview/builder/builder.ways')),
  routes: builderRoutes,
  adapters: lazyCode('builder', () => import('../../infrastructure/overview/builder/builder.module')),
  notices: lazyCode('builder', () => import('../../ui/overview/builder/builder-notices.words')),
  needs: [pagesFeature, feedFeature, uploadsFeature],
  parts: ['builder-editor'],
}
