import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import { showsRoutes } from '../../ui/civic/shows/shows.routes'
import type { Feature } from '../feature'
import { messagesFeature } from './messages.feature'
import { participationFeature } from './participation.feature'
import { topicsFeature } from './topics.feature'
import { uploadsFeature } from './uploads.feature'

export const showsFeature: Feature = {
  name: featureName('shows'),
  ways: lazyCode('ways', () => import('../../ui/civic/shows/show.ways')),
  routes: showsRoutes,
  mine: lazyCode('mine', () => import('../../ui/civic/shows/show.mine')),
  notices: lazyCode('shows', () => import('../../ui/civic/shows/show-notices.words')),
  adapters: lazyCode('shows', () => import('../../infrastructure/civic/shows/shows.module')),
  needs: [messagesFeature, uploadsFeature, participationFeature, topicsFeature],
  parts: ['lightbox'],
}
