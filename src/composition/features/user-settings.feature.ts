import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import { userSettingsRoutes } from '../../ui/people/user-settings/user-settings.routes'
import type { Feature } from '../feature'
import { notificationsFeature } from './notifications.feature'

export const userSettingsFeature: Feature = {
  name: featureName('user-settings'),
  ways: lazyCode('ways', () => import('../../ui/people/user-settings/user-settings.ways')),
  routes: userSettingsRoutes,
  mine: lazyCode('mine', () => import('../../ui/people/user-settings/user-settings.mine')),
  needs: [notificationsFeature],
}
