import { AppBadge } from '../../application/frame/messages/app-badge'
import { MessagesGateway } from '../../application/frame/messages/messages-gateway'
import { messagesPath } from '../../ui/frame/messages/messages.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

export const messagesFeature = declareFeature('messages', {
  routes: [
    {
      path: messagesPath,
      chrome: 'player',
      requiresAuth: true,
      queries: ['category'],
      load: lazyCode('message-list', () => import('../../ui/frame/messages/message-list.screen')),
    },
  ],
  adapters: [
    lazyBinding('messages', MessagesGateway, () => import('../../infrastructure/frame/messages/http-messages-gateway')),
    lazyBinding('messages', AppBadge, () => import('../../infrastructure/frame/messages/browser-app-badge')),
  ],
  ways: lazyCode('ways', () => import('../../ui/frame/messages/messages.entries')),
  notices: lazyCode('messages', () => import('../../ui/frame/messages/messages.entries')),
})
