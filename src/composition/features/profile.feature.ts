import { profileRoutes } from '../../ui/people/account/account.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { uploadsFeature } from './uploads.feature'

export const profileFeature: Feature = {
  name: featureName('profile'),
  routes: profileRoutes,
  mine: lazyCode('mine', () => import('../../ui/people/account/profile.mine')),
  needs: [uploadsFeature],
  notices: lazyCode('profile', () => import('../../ui/people/account/profile-notices.words')),
}
