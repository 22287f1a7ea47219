import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import { volunteersRoutes } from '../../ui/volunteers/volunteers.routes'
import type { Feature } from '../feature'
import { identitiesFeature } from './identities.feature'

export const volunteersFeature: Feature = {
  name: featureName('volunteers'),
  routes: volunteersRoutes,
  adapters: lazyCode('volunteers', () =>
    import('../../infrastructure/volunteers/volunteers.module').then((module) => module.volunteersModule),
  ),
  needs: [identitiesFeature],
}
