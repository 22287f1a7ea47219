import { TopicsGateway } from '../../application/media/topics/topics-gateway'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { participationFeature } from './participation.feature'

export const topicsFeature = declareFeature('topics', {
  routes: [
    {
      path: '/topics/:id',
      chrome: 'player',
      load: lazyCode('topic', () => import('../../ui/media/topics/topic.screen')),
    },
  ],
  adapters: [
    lazyBinding('topic', TopicsGateway, () => import('../../infrastructure/media/topics/http-topics-gateway')),
  ],
  needs: [participationFeature],
})
