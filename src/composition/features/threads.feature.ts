import { threadsRoutes } from '../../ui/civic/threads/threads.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { messagesFeature } from './messages.feature'
import { reportsFeature } from './reports.feature'
import { uploadsFeature } from './uploads.feature'

export const threadsFeature: Feature = {
  name: featureName('threads'),
  routes: threadsRoutes,
  notices: lazyCode('threads', () => import('../../ui/civic/threads/thread-notices.words')),
  adapters: lazyCode('threads', () => import('../../infrastructure/civic/threads/threads.module')),
  needs: [messagesFeature, reportsFeature, uploadsFeature],
}
