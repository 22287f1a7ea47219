import { settingRoutes } from '../../ui/site/setting.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { sessionFeature } from './session.feature'

export const settingFeature: Feature = {
  name: featureName('setting'),
  ways: lazyCode('ways', () => import('../../ui/site/setting.ways').then((module) => module.settingWays)),
  routes: settingRoutes,
  adapters: lazyCode('setting', () =>
    import('../../infrastructure/site/site.module').then((module) => module.siteModule),
  ),
  needs: [sessionFeature],
  everyday: true,
}
