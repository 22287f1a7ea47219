import { AccountGateway } from '../../application/people/account/account-gateway'
import { favouritesPath, historyPath } from '../../ui/people/account/account.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

export const accountFeature = declareFeature('account', {
  routes: [
    {
      path: historyPath,
      chrome: 'player',
      requiresAuth: true,
      load: lazyCode('account', () => import('../../ui/people/account/history.screen')),
    },
    {
      path: favouritesPath,
      chrome: 'player',
      requiresAuth: true,
      load: lazyCode('account', () => import('../../ui/people/account/favourites.screen')),
    },
  ],
  adapters: [
    lazyBinding('account', AccountGateway, () => import('../../infrastructure/people/account/http-account-gateway')),
  ],
  ways: lazyCode('ways', () => import('../../ui/people/account/account.entries')),
  notices: lazyCode('account', () => import('../../ui/people/account/account.entries')),
})
