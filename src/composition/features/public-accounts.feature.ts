import { PublicAccountsGateway } from '../../application/people/public-accounts/public-accounts-gateway'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

export const publicAccountsFeature = declareFeature('public-accounts', {
  routes: [
    {
      path: '/uid/:id',
      chrome: 'none',
      indexed: false,
      load: lazyCode('public-account', () => import('../../ui/people/public-accounts/user-link.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'public-account',
      PublicAccountsGateway,
      () => import('../../infrastructure/people/public-accounts/http-public-accounts-gateway'),
    ),
  ],
})
