import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import { volunteersRoutes } from '../../ui/volunteers/volunteers.routes'
import type { Feature } from '../feature'
import { messagesFeature } from './messages.feature'
import { identitiesFeature } from './identities.feature'
import { teamsFeature } from './teams.feature'

export const volunteersFeature: Feature = {
  name: featureName('volunteers'),
  ways: lazyCode('ways', () => import('../../ui/volunteers/volunteer.ways').then((module) => module.volunteerWays)),
  routes: volunteersRoutes,
  adapters: lazyCode('volunteers', () =>
    import('../../infrastructure/volunteers/volunteers.module').then((module) => module.volunteersModule),
  ),
  // The teams that its form offers.
  needs: [messagesFeature, identitiesFeature, teamsFeature],
}
