import { matrixRoutes } from '../../ui/media/matrix/matrix.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { reactionsFeature } from './reactions.feature'

export const matrixFeature: Feature = {
  name: featureName('matrix'),
  ways: lazyCode('ways', () => import('../../ui/media/matrix/matrix.ways')),
  routes: matrixRoutes,
  notices: lazyCode('matrix', () => import('../../ui/media/matrix/matrix-notices.words')),
  adapters: lazyCode('matrix', () => import('../../infrastructure/media/matrix/matrix.module')),
  needs: [reactionsFeature],
}
