import { applicationsRoutes } from '../../ui/applications/applications.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { messagesFeature } from './messages.feature'
import { uploadsFeature } from './uploads.feature'

export const applicationsFeature: Feature = {
  name: featureName('applications'),
  ways: lazyCode('ways', () =>
    import('../../ui/applications/application.ways').then((module) => module.applicationWays),
  ),
  routes: applicationsRoutes,
  needs: [messagesFeature, uploadsFeature],
  adapters: lazyCode('applications', () =>
    import('../../infrastructure/applications/applications.module').then((module) => module.applicationsModule),
  ),
}
