import { partyRoutes } from '../../ui/civic/party/party.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { feedFeature } from './feed.feature'

export const partyFeature: Feature = {
  name: featureName('party'),
  routes: partyRoutes,
  adapters: lazyCode('party', () => import('../../infrastructure/civic/party/party.module')),
  needs: [feedFeature],
}
