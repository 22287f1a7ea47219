import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import { walletRoutes } from '../../ui/civic/wallet/wallet.routes'
import type { Feature } from '../feature'
import { messagesFeature } from './messages.feature'

export const walletFeature: Feature = {
  name: featureName('wallet'),
  ways: lazyCode('ways', () => import('../../ui/civic/wallet/wallet.ways')),
  routes: walletRoutes,
  mine: lazyCode('mine', () => import('../../ui/civic/wallet/wallet.mine')),
  adapters: lazyCode('wallet', () => import('../../infrastructure/civic/wallet/wallet.module')),
  needs: [messagesFeature],
}
