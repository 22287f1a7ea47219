import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

/** The switches of the site (C006), for features that depend on them. */
export const switchesFeature: Feature = {
  name: featureName('switches'),
  routes: [],
  adapters: lazyCode('switches', () =>
    import('../../infrastructure/site/switches.module').then((module) => module.switchesModule),
  ),
}
