import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import { walletRoutes } from '../../ui/wallet/wallet.routes'
import type { Feature } from '../feature'
import { messagesFeature } from './messages.feature'

export const walletFeature: Feature = {
  name: featureName('wallet'),
  ways: lazyCode('ways', () => import('../../ui/wallet/wallet.ways').then((module) => module.walletWays)),
  routes: walletRoutes,
  adapters: lazyCode('wallet', () =>
    import('../../infrastructure/wallet/wallet.module').then((module) => module.walletModule),
  ),
  needs: [messagesFeature],
}
