import { ApplicationsGateway } from '../../application/civic/applications/applications-gateway'
import { applyPath } from '../../ui/civic/applications/applications.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { messagesFeature } from './messages.feature'
import { uploadsFeature } from './uploads.feature'

export const applicationsFeature = declareFeature('applications', {
  routes: [
    {
      path: applyPath,
      chrome: 'none',
      indexed: false,
      load: lazyCode('applications', () => import('../../ui/civic/applications/application-form.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'applications',
      ApplicationsGateway,
      () => import('../../infrastructure/civic/applications/http-applications-gateway'),
    ),
  ],
  needs: [messagesFeature, uploadsFeature],
  ways: lazyCode('ways', () => import('../../ui/civic/applications/applications.entries')),
  mine: lazyCode('mine', () => import('../../ui/civic/applications/applications.entries')),
})
