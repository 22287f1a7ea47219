import { settingRoutes } from '../../ui/frame/site/setting.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { sessionFeature } from './session.feature'

export const settingFeature: Feature = {
  name: featureName('setting'),
  ways: lazyCode('ways', () => import('../../ui/frame/site/setting.ways')),
  routes: settingRoutes,
  mine: lazyCode('mine', () => import('../../ui/frame/site/setting.mine')),
  adapters: lazyCode('setting', () => import('../../infrastructure/frame/site/site.module')),
  needs: [sessionFeature],
  everyday: true,
}
