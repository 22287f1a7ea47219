import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

export const messagesFeature: Feature = {
  name: featureName('messages'),
  routes: [],
  adapters: lazyCode('messages', () =>
    import('../../infrastructure/messages/messages.module').then((module) => module.messagesModule),
  ),
}
