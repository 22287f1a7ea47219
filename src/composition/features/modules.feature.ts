import { modulesRoutes } from '../../ui/overview/services/services.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import type { Feature } from '../feature'
import { pagesFeature } from './pages.feature'
import { servicesFeature } from './services.feature'

export const modulesFeature: Feature = {
  name: featureName('modules'),
  routes: modulesRoutes,
  needs: [servicesFeature, pagesFeature],
}
