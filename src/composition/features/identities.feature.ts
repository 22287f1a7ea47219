import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import { identitiesRoutes } from '../../ui/people/identities/identities.routes'
import type { Feature } from '../feature'
import { messagesFeature } from './messages.feature'
import { switchesFeature } from './switches.feature'
import { uploadsFeature } from './uploads.feature'

export const identitiesFeature: Feature = {
  name: featureName('identities'),
  ways: lazyCode('ways', () => import('../../ui/people/identities/identity.ways')),
  routes: identitiesRoutes,
  mine: lazyCode('mine', () => import('../../ui/people/identities/identity.mine')),
  adapters: lazyCode('identities', () => import('../../infrastructure/people/identities/identities.module')),
  needs: [messagesFeature, switchesFeature, uploadsFeature],
}
