import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import { messagesRoutes } from '../../ui/frame/messages/messages.routes'
import type { Feature } from '../feature'

export const messagesFeature: Feature = {
  name: featureName('messages'),
  ways: lazyCode('ways', () => import('../../ui/frame/messages/message.ways')),
  routes: messagesRoutes,
  mine: lazyCode('mine', () => import('../../ui/frame/messages/message.mine')),
  notices: lazyCode('messages', () => import('../../ui/frame/messages/message-notices.words')),
  adapters: lazyCode('messages', () => import('../../infrastructure/frame/messages/messages.module')),
}
