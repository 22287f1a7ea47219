import { PollsGateway } from '../../application/participation/polls/polls-gateway'
import { declareFeature, lazyBinding } from '../declare-feature'

export const pollsFeature = declareFeature('polls', {
  routes: [],
  adapters: [
    lazyBinding('polls', PollsGateway, () => import('../../infrastructure/participation/polls/http-polls-gateway')),
  ],
})
