import { subscriptionsPath } from '../../ui/overview/following/following.paths'
import { declareFeature, lazyCode } from '../declare-feature'
import { audioFeature } from './audio.feature'
import { followingFeature } from './following.feature'

export const subscriptionsFeature = declareFeature('subscriptions', {
  routes: [
    {
      path: subscriptionsPath,
      chrome: 'player',
      requiresAuth: true,
      queries: ['tab'],
      load: lazyCode('subscriptions', () => import('../../ui/overview/following/subscriptions.screen')),
    },
  ],
  needs: [followingFeature, audioFeature],
})
