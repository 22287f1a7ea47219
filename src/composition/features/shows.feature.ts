import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import { showsRoutes } from '../../ui/shows/shows.routes'
import type { Feature } from '../feature'
import { messagesFeature } from './messages.feature'
import { participationFeature } from './participation.feature'
import { topicsFeature } from './topics.feature'
import { uploadsFeature } from './uploads.feature'

export const showsFeature: Feature = {
  name: featureName('shows'),
  ways: lazyCode('ways', () => import('../../ui/shows/show.ways').then((module) => module.showWays)),
  routes: showsRoutes,
  adapters: lazyCode('shows', () =>
    import('../../infrastructure/shows/shows.module').then((module) => module.showsModule),
  ),
  needs: [messagesFeature, uploadsFeature, participationFeature, topicsFeature],
  parts: ['lightbox'],
}
