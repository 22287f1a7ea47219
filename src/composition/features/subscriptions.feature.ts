import { subscriptionsRoutes } from '../../ui/overview/following/following.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import type { Feature } from '../feature'
import { audioFeature } from './audio.feature'
import { followingFeature } from './following.feature'

export const subscriptionsFeature: Feature = {
  name: featureName('subscriptions'),
  routes: subscriptionsRoutes,
  needs: [followingFeature, audioFeature],
}
