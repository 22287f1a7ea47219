import { applicationsRoutes } from '../../ui/civic/applications/applications.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { messagesFeature } from './messages.feature'
import { uploadsFeature } from './uploads.feature'

export const applicationsFeature: Feature = {
  name: featureName('applications'),
  ways: lazyCode('ways', () => import('../../ui/civic/applications/application.ways')),
  routes: applicationsRoutes,
  mine: lazyCode('mine', () => import('../../ui/civic/applications/application.mine')),
  needs: [messagesFeature, uploadsFeature],
  adapters: lazyCode('applications', () => import('../../infrastructure/civic/applications/applications.module')),
}
