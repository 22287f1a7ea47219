import { accountRoutes } from '../../ui/account/account.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { agendaFeature } from './agenda.feature'
import { messagesFeature } from './messages.feature'

export const accountFeature: Feature = {
  name: featureName('account'),
  ways: lazyCode('ways', () => import('../../ui/account/account.ways').then((module) => module.accountWays)),
  routes: accountRoutes,
  adapters: lazyCode('account', () =>
    import('../../infrastructure/account/account.module').then((module) => module.accountModule),
  ),
  needs: [agendaFeature, messagesFeature],
  everyday: true,
}
