import { bootRoutes } from '../../ui/frame/boot/boot.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { settingFeature } from './setting.feature'

export const bootFeature: Feature = {
  name: featureName('boot'),
  ways: lazyCode('ways', () => import('../../ui/frame/boot/boot.ways')),
  routes: bootRoutes,
  adapters: lazyCode('boot', () => import('../../infrastructure/frame/boot/boot.module')),
  needs: [settingFeature],
}
