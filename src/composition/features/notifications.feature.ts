import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { messagesFeature } from './messages.feature'

/** How members are told of messages: while they watch, and on their devices. It loads after most screens. */
export const notificationsFeature: Feature = {
  name: featureName('notifications'),
  routes: [],
  adapters: lazyCode('notifications', () => import('../../infrastructure/frame/messages/notifications.module')),
  needs: [messagesFeature],
}
