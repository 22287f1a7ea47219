import { WalletGateway } from '../../application/civic/wallet/wallet-gateway'
import { cashOutPath, walletPath } from '../../ui/civic/wallet/wallet.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { messagesFeature } from './messages.feature'

export const walletFeature = declareFeature('wallet', {
  routes: [
    {
      path: walletPath,
      chrome: 'player',
      requiresAuth: true,
      queries: ['show'],
      load: lazyCode('wallet', () => import('../../ui/civic/wallet/wallet.screen')),
    },
    {
      path: cashOutPath,
      chrome: 'none',
      requiresAuth: true,
      load: lazyCode('cash-out', () => import('../../ui/civic/wallet/cash-out.screen')),
    },
    {
      path: '/cash-detail/:id',
      chrome: 'player',
      requiresAuth: true,
      load: lazyCode('wallet', () => import('../../ui/civic/wallet/cash-detail.screen')),
    },
  ],
  adapters: [
    lazyBinding('wallet', WalletGateway, () => import('../../infrastructure/civic/wallet/http-wallet-gateway')),
  ],
  needs: [messagesFeature],
  ways: lazyCode('ways', () => import('../../ui/civic/wallet/wallet.entries')),
  mine: lazyCode('mine', () => import('../../ui/civic/wallet/wallet.entries')),
})
