import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

export const chatFeature: Feature = {
  name: featureName('chat'),
  routes: [],
  adapters: lazyCode('chat', () => import('../../infrastructure/chat/chat.module').then((module) => module.chatModule)),
}
