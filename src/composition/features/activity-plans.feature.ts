import { ActivityPlansGateway } from '../../application/civic/activity-plans/activity-plans-gateway'
import { activityPlanPath } from '../../ui/civic/activity-plans/activity-plans.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { activitiesFeature } from './activities.feature'
import { mapsFeature } from './maps.feature'
import { uploadsFeature } from './uploads.feature'

export const activityPlansFeature = declareFeature('activity-plans', {
  routes: [
    {
      path: activityPlanPath,
      chrome: 'none',
      queries: ['team', 'id', 'copy'],
      indexed: false,
      isPrivate: true,
      load: lazyCode('activity-plans', () => import('../../ui/civic/activity-plans/activity-plan.screen')),
    },
    {
      path: '/activity-plans/:id',
      chrome: 'player',
      queries: ['state'],
      indexed: false,
      isPrivate: true,
      load: lazyCode('activity-plans', () => import('../../ui/civic/activity-plans/plan-list.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'activity-plans',
      ActivityPlansGateway,
      () => import('../../infrastructure/civic/activity-plans/http-activity-plans-gateway'),
    ),
  ],
  needs: [activitiesFeature, mapsFeature, uploadsFeature],
  notices: lazyCode('activity-plans', () => import('../../ui/civic/activity-plans/activity-plans.entries')),
})
