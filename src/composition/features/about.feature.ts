import { aboutRoutes } from '../../ui/site/about.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { settingFeature } from './setting.feature'

export const aboutFeature: Feature = {
  name: featureName('about'),
  routes: aboutRoutes,
  adapters: lazyCode('about', () =>
    import('../../infrastructure/site/about.module').then((module) => module.aboutModule),
  ),
  needs: [settingFeature],
}
