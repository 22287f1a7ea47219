import { profilePath } from '../../ui/people/account/account.paths'
import { declareFeature, lazyCode } from '../declare-feature'
import { uploadsFeature } from './uploads.feature'

/** These routes are separate, because they import what uploads need. */
export const profileFeature = declareFeature('profile', {
  routes: [
    {
      path: profilePath,
      chrome: 'none',
      requiresAuth: true,
      load: lazyCode('profile', () => import('../../ui/people/account/profile/profile.screen')),
    },
  ],
  needs: [uploadsFeature],
  notices: lazyCode('profile', () => import('../../ui/people/account/profile.entries')),
})
