import { MatrixGateway } from '../../application/media/matrix/matrix-gateway'
import { matrixPath } from '../../ui/media/matrix/matrix.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { reactionsFeature } from './reactions.feature'

export const matrixFeature = declareFeature('matrix', {
  routes: [
    {
      path: matrixPath,
      chrome: 'player',
      load: lazyCode('matrix', () => import('../../ui/media/matrix/matrix.screen')),
    },
    {
      path: '/matrixs/:id',
      chrome: 'player',
      load: lazyCode('matrix', () => import('../../ui/media/matrix/matrix-group.screen')),
    },
  ],
  adapters: [
    lazyBinding('matrix', MatrixGateway, () => import('../../infrastructure/media/matrix/http-matrix-gateway')),
  ],
  needs: [reactionsFeature],
  ways: lazyCode('ways', () => import('../../ui/media/matrix/matrix.entries')),
  notices: lazyCode('matrix', () => import('../../ui/media/matrix/matrix.entries')),
})
