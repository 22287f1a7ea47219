import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import { supportRoutes } from '../../ui/frame/support/support.routes'
import type { Feature } from '../feature'
import { sharingFeature } from './sharing.feature'

export const supportFeature: Feature = {
  name: featureName('support'),
  routes: supportRoutes,
  adapters: lazyCode('support', () => import('../../infrastructure/frame/hosts/support.module')),
  needs: [sharingFeature],
}
