import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

/** The switches of the site (C006), for features that depend on them. */
export const switchesFeature: Feature = {
  name: featureName('switches'),
  routes: [],
  adapters: lazyCode('switches', () => import('../../infrastructure/frame/site/switches.module')),
}
