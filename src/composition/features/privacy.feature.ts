import { PrivacyGateway } from '../../application/people/privacy/privacy-gateway'
import { userPrivacyPath } from '../../ui/people/privacy/privacy.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { accountFeature } from './account.feature'

export const privacyFeature = declareFeature('privacy', {
  routes: [
    {
      path: userPrivacyPath,
      chrome: 'none',
      requiresAuth: true,
      load: lazyCode('privacy', () => import('../../ui/people/privacy/user-privacy.screen')),
    },
  ],
  adapters: [
    lazyBinding('privacy', PrivacyGateway, () => import('../../infrastructure/people/privacy/http-privacy-gateway')),
  ],
  needs: [accountFeature],
  ways: lazyCode('ways', () => import('../../ui/people/privacy/privacy.entries')),
  notices: lazyCode('privacy', () => import('../../ui/people/privacy/privacy.entries')),
})
