import { privacyRoutes } from '../../ui/people/privacy/privacy.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { accountFeature } from './account.feature'

export const privacyFeature: Feature = {
  name: featureName('privacy'),
  ways: lazyCode('ways', () => import('../../ui/people/privacy/privacy.ways')),
  routes: privacyRoutes,
  mine: lazyCode('mine', () => import('../../ui/people/privacy/privacy.mine')),
  notices: lazyCode('privacy', () => import('../../ui/people/privacy/privacy-notices.words')),
  adapters: lazyCode('privacy', () => import('../../infrastructure/people/privacy/privacy.module')),
  needs: [accountFeature],
}
