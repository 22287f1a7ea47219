import { partyRoutes } from '../../ui/party/party.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { feedFeature } from './feed.feature'

export const partyFeature: Feature = {
  name: featureName('party'),
  routes: partyRoutes,
  adapters: lazyCode('party', () =>
    import('../../infrastructure/party/party.module').then((module) => module.partyModule),
  ),
  needs: [feedFeature],
}
