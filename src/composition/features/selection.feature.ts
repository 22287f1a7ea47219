import { SelectionGateway } from '../../application/media/selection/selection-gateway'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

export const selectionFeature = declareFeature('selection', {
  routes: [
    {
      path: '/select',
      chrome: 'player',
      load: lazyCode('selection', () => import('../../ui/media/selection/selection.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'selection',
      SelectionGateway,
      () => import('../../infrastructure/media/selection/http-selection-gateway'),
    ),
  ],
})
