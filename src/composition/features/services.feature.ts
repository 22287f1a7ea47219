import { servicesRoutes } from '../../ui/services/services.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

export const servicesFeature: Feature = {
  name: featureName('services'),
  routes: servicesRoutes,
  adapters: lazyCode('services', () =>
    import('../../infrastructure/services/services.module').then((module) => module.servicesModule),
  ),
}
