import { MessageFeed } from '../../application/frame/messages/message-feed'
import { MessageSettingsGateway } from '../../application/frame/messages/message-settings-gateway'
import { PushDevice } from '../../application/frame/messages/push-device'
import { PushGateway } from '../../application/frame/messages/push-gateway'
import { declareFeature, lazyBinding } from '../declare-feature'
import { messagesFeature } from './messages.feature'

/** How members are told of messages: while they watch, and on their devices. It loads after most screens. */
export const notificationsFeature = declareFeature('notifications', {
  routes: [],
  adapters: [
    lazyBinding(
      'notifications',
      MessageSettingsGateway,
      () => import('../../infrastructure/frame/messages/http-message-settings-gateway'),
    ),
    lazyBinding(
      'notifications',
      MessageFeed,
      () => import('../../infrastructure/frame/messages/event-source-message-feed'),
    ),
    lazyBinding('notifications', PushGateway, () => import('../../infrastructure/frame/messages/http-push-gateway')),
    lazyBinding('notifications', PushDevice, () => import('../../infrastructure/frame/messages/browser-push-device')),
  ],
  needs: [messagesFeature],
})
