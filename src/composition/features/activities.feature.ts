import { activitiesRoutes } from '../../ui/activities/activities.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { messagesFeature } from './messages.feature'
import { placesFeature } from './places.feature'

export const activitiesFeature: Feature = {
  name: featureName('activities'),
  ways: lazyCode('ways', () => import('../../ui/activities/activity.ways').then((module) => module.activityWays)),
  routes: activitiesRoutes,
  adapters: lazyCode('activities', () =>
    import('../../infrastructure/activities/activities.module').then((module) => module.activitiesModule),
  ),
  needs: [messagesFeature, placesFeature],
}
