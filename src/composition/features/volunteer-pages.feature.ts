import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import { privacyFeature } from './privacy.feature'
import { volunteerPagesRoutes } from '../../ui/civic/volunteer-pages/volunteer-pages.routes'
import type { Feature } from '../feature'
import { reactionsFeature } from './reactions.feature'
import { reportsFeature } from './reports.feature'

export const volunteerPagesFeature: Feature = {
  name: featureName('volunteer-pages'),
  routes: volunteerPagesRoutes,
  adapters: lazyCode(
    'volunteer-pages',
    () => import('../../infrastructure/civic/volunteer-pages/volunteer-pages.module'),
  ),
  needs: [reactionsFeature, reportsFeature, privacyFeature],
}
