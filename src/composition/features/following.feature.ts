import { followedRoutes } from '../../ui/overview/following/following.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { reactionsFeature } from './reactions.feature'

/** The screen of whom the member follows stands apart from their subscriptions, which need the player. */
export const followingFeature: Feature = {
  name: featureName('following'),
  ways: lazyCode('ways', () => import('../../ui/overview/following/following.ways')),
  routes: followedRoutes,
  adapters: lazyCode('following', () => import('../../infrastructure/overview/following/following.module')),
  needs: [reactionsFeature],
}
