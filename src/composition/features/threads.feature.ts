import { ThreadsGateway } from '../../application/civic/threads/threads-gateway'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { messagesFeature } from './messages.feature'
import { reportsFeature } from './reports.feature'
import { uploadsFeature } from './uploads.feature'

export const threadsFeature = declareFeature('threads', {
  routes: [
    {
      path: '/case-thread/:kind/:id/:helper',
      chrome: 'player',
      indexed: false,
      isPrivate: true,
      load: lazyCode('threads', () => import('../../ui/civic/threads/thread.screen')),
    },
  ],
  adapters: [
    lazyBinding('threads', ThreadsGateway, () => import('../../infrastructure/civic/threads/http-threads-gateway')),
  ],
  needs: [messagesFeature, reportsFeature, uploadsFeature],
  notices: lazyCode('threads', () => import('../../ui/civic/threads/threads.entries')),
})
