import { publicAccountsRoutes } from '../../ui/people/public-accounts/public-accounts.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const publicAccountsFeature: Feature = {
  name: featureName('public-accounts'),
  routes: publicAccountsRoutes,
  adapters: lazyCode(
    'public-account',
    () => import('../../infrastructure/people/public-accounts/public-accounts.module'),
  ),
}
