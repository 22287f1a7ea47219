import { activityPlansRoutes } from '../../ui/civic/activity-plans/activity-plans.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { activitiesFeature } from './activities.feature'
import { mapsFeature } from './maps.feature'
import { uploadsFeature } from './uploads.feature'

export const activityPlansFeature: Feature = {
  name: featureName('activity-plans'),
  routes: activityPlansRoutes,
  notices: lazyCode('activity-plans', () => import('../../ui/civic/activity-plans/plan-notices.words')),
  adapters: lazyCode('activity-plans', () => import('../../infrastructure/civic/activity-plans/activity-plans.module')),
  needs: [activitiesFeature, mapsFeature, uploadsFeature],
}
