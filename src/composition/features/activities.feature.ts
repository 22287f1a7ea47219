import { activitiesRoutes } from '../../ui/civic/activities/activities.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { clashesFeature } from './clashes.feature'
import { messagesFeature } from './messages.feature'
import { placesFeature } from './places.feature'

export const activitiesFeature: Feature = {
  name: featureName('activities'),
  ways: lazyCode('ways', () => import('../../ui/civic/activities/activity.ways')),
  routes: activitiesRoutes,
  mine: lazyCode('mine', () => import('../../ui/civic/activities/activity.mine')),
  notices: lazyCode('activities', () => import('../../ui/civic/activities/activity-notices.words')),
  adapters: lazyCode('activities', () => import('../../infrastructure/civic/activities/activities.module')),
  needs: [clashesFeature, messagesFeature, placesFeature],
}
