import { activityRoutes } from '../../ui/civic/activities/activities.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import type { Feature } from '../feature'
import { activitiesFeature } from './activities.feature'
import { reportsFeature } from './reports.feature'

/** An activity, which visitors report: what only shows activities loads without the code of reports. */
export const activityFeature: Feature = {
  name: featureName('activity'),
  routes: activityRoutes,
  needs: [activitiesFeature, reportsFeature],
}
