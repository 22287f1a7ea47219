import { userSettingsPath } from '../../ui/people/user-settings/user-settings.paths'
import { declareFeature, lazyCode } from '../declare-feature'
import { notificationsFeature } from './notifications.feature'

export const userSettingsFeature = declareFeature('user-settings', {
  routes: [
    {
      path: userSettingsPath,
      chrome: 'none',
      indexed: false,
      isPrivate: true,
      load: lazyCode('user-settings', () => import('../../ui/people/user-settings/user-settings.screen')),
    },
  ],
  needs: [notificationsFeature],
  ways: lazyCode('ways', () => import('../../ui/people/user-settings/user-settings.entries')),
  mine: lazyCode('mine', () => import('../../ui/people/user-settings/user-settings.entries')),
})
