import { accountRoutes } from '../../ui/people/account/account.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const accountFeature: Feature = {
  name: featureName('account'),
  ways: lazyCode('ways', () => import('../../ui/people/account/account.ways')),
  routes: accountRoutes,
  notices: lazyCode('account', () => import('../../ui/people/account/account-notices.words')),
  adapters: lazyCode('account', () => import('../../infrastructure/people/account/account.module')),
}
