import { declareFeature, lazyCode } from '../declare-feature'
import { activitiesFeature } from './activities.feature'
import { reportsFeature } from './reports.feature'

/** An activity, which visitors report: what only shows activities loads without the code of reports. */
export const activityFeature = declareFeature('activity', {
  routes: [
    {
      path: '/activities-details/:id',
      chrome: 'player',
      load: lazyCode('activity-screens', () => import('../../ui/civic/activities/activity/activity.screen')),
    },
  ],
  needs: [activitiesFeature, reportsFeature],
})
