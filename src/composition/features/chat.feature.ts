import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { reportsFeature } from './reports.feature'

export const chatFeature: Feature = {
  name: featureName('chat'),
  routes: [],
  adapters: lazyCode('chat', () => import('../../infrastructure/media/chat/chat.module')),
  needs: [reportsFeature],
}
