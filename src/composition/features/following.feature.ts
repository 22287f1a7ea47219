import { FollowingGateway } from '../../application/overview/following/following-gateway'
import { followedPath } from '../../ui/overview/following/following.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { reactionsFeature } from './reactions.feature'

/** The screen of whom the member follows stands apart from their subscriptions, which need the player. */
export const followingFeature = declareFeature('following', {
  routes: [
    {
      path: followedPath,
      chrome: 'player',
      requiresAuth: true,
      queries: ['tab'],
      load: lazyCode('followed', () => import('../../ui/overview/following/followed.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'following',
      FollowingGateway,
      () => import('../../infrastructure/overview/following/http-following-gateway'),
    ),
  ],
  needs: [reactionsFeature],
  ways: lazyCode('ways', () => import('../../ui/overview/following/following.entries')),
})
