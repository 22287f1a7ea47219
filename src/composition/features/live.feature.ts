import { LiveGateway } from '../../application/media/live/live-gateway'
import { liveEventsPath } from '../../ui/media/live/live.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

export const liveFeature = declareFeature('live', {
  routes: [
    {
      path: liveEventsPath,
      chrome: 'player',
      queries: ['when'],
      load: lazyCode('live', () => import('../../ui/media/live/live.screen')),
    },
  ],
  adapters: [lazyBinding('live', LiveGateway, () => import('../../infrastructure/media/live/http-live-gateway'))],
  ways: lazyCode('ways', () => import('../../ui/media/live/live.entries')),
  notices: lazyCode('live', () => import('../../ui/media/live/live.entries')),
})
