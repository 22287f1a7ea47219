import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import { volunteersRoutes } from '../../ui/civic/volunteers/volunteers.routes'
import type { Feature } from '../feature'
import { messagesFeature } from './messages.feature'
import { identitiesFeature } from './identities.feature'
import { teamsFeature } from './teams.feature'

export const volunteersFeature: Feature = {
  name: featureName('volunteers'),
  ways: lazyCode('ways', () => import('../../ui/civic/volunteers/volunteer.ways')),
  routes: volunteersRoutes,
  mine: lazyCode('mine', () => import('../../ui/civic/volunteers/volunteer.mine')),
  notices: lazyCode('volunteers', () => import('../../ui/civic/volunteers/volunteer-notices.words')),
  adapters: lazyCode('volunteers', () => import('../../infrastructure/civic/volunteers/volunteers.module')),
  // The form offers teams to join.
  needs: [messagesFeature, identitiesFeature, teamsFeature],
}
