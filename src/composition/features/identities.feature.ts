import { IdentitiesGateway } from '../../application/people/identities/identities-gateway'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { messagesFeature } from './messages.feature'
import { switchesFeature } from './switches.feature'
import { uploadsFeature } from './uploads.feature'

export const identitiesFeature = declareFeature('identities', {
  routes: [
    {
      path: '/real-name',
      chrome: 'none',
      requiresAuth: true,
      queries: ['redirect'],
      load: lazyCode('identities', () => import('../../ui/people/identities/real-name.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'identities',
      IdentitiesGateway,
      () => import('../../infrastructure/people/identities/http-identities-gateway'),
    ),
  ],
  needs: [messagesFeature, switchesFeature, uploadsFeature],
  ways: lazyCode('ways', () => import('../../ui/people/identities/identities.entries')),
  mine: lazyCode('mine', () => import('../../ui/people/identities/identities.entries')),
})
