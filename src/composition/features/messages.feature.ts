import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const messagesFeature: Feature = {
  name: featureName('messages'),
  routes: [],
  mine: lazyCode('mine', () => import('../../ui/frame/messages/message.mine')),
  adapters: lazyCode('messages', () => import('../../infrastructure/frame/messages/messages.module')),
}
