import { innerLinkRoutes } from '../../ui/frame/site/inner-link.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const innerLinkFeature: Feature = {
  name: featureName('inner-link'),
  routes: innerLinkRoutes,
  adapters: lazyCode('inner-link', () => import('../../infrastructure/frame/site/inner-link.module')),
}
