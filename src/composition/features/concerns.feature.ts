import { ConcernsGateway } from '../../application/overview/concerns/concerns-gateway'
import { ConcernsViews } from '../../ui/frame/concerns/concerns.part'
import { declareFeature, lazyBinding } from '../declare-feature'

export const concernsFeature = declareFeature('concerns', {
  routes: [],
  adapters: [
    lazyBinding(
      'concerns',
      ConcernsGateway,
      () => import('../../infrastructure/overview/concerns/http-concerns-gateway'),
    ),
    lazyBinding('concerns', ConcernsViews, () => import('../../ui/overview/concerns/concerns-views')),
  ],
})
