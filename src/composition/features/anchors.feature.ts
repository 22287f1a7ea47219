import { AnchorsGateway } from '../../application/media/anchors/anchors-gateway'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { reactionsFeature } from './reactions.feature'

export const anchorsFeature = declareFeature('anchors', {
  routes: [
    {
      path: '/anchors',
      chrome: 'player',
      load: lazyCode('anchors', () => import('../../ui/media/anchors/anchor-list.screen')),
    },
    {
      path: '/anchors/:id',
      chrome: 'player',
      load: lazyCode('anchors', () => import('../../ui/media/anchors/anchor.screen')),
    },
  ],
  adapters: [
    lazyBinding('anchors', AnchorsGateway, () => import('../../infrastructure/media/anchors/http-anchors-gateway')),
  ],
  needs: [reactionsFeature],
})
