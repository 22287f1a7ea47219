import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import { volunteerPagesRoutes } from '../../ui/volunteer-pages/volunteer-pages.routes'
import type { Feature } from '../feature'

export const volunteerPagesFeature: Feature = {
  name: featureName('volunteer-pages'),
  routes: volunteerPagesRoutes,
  adapters: lazyCode('volunteer-pages', () =>
    import('../../infrastructure/volunteer-pages/volunteer-pages.module').then((module) => module.volunteerPagesModule),
  ),
}
