import { publicAccountsRoutes } from '../../ui/public-accounts/public-accounts.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

export const publicAccountsFeature: Feature = {
  name: featureName('public-accounts'),
  routes: publicAccountsRoutes,
  adapters: lazyCode('public-account', () =>
    import('../../infrastructure/public-accounts/public-accounts.module').then((module) => module.publicAccountsModule),
  ),
}
