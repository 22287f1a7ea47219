import { circleWritingRoutes } from '../../ui/civic/circle-writing/circle-writing.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { circlesFeature } from './circles.feature'
import { linkPreviewsFeature } from './link-previews.feature'
import { mentionsFeature } from './mentions.feature'
import { uploadsFeature } from './uploads.feature'

export const circleWritingFeature: Feature = {
  name: featureName('circle-writing'),
  routes: circleWritingRoutes,
  notices: lazyCode('circle-writing', () => import('../../ui/civic/circle-writing/circle-writing-notices.words')),
  adapters: lazyCode('circle-writing', () => import('../../infrastructure/civic/circle-writing/circle-writing.module')),
  needs: [circlesFeature, uploadsFeature, mentionsFeature, linkPreviewsFeature],
}
