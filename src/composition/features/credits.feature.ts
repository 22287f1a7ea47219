import { CreditsGateway } from '../../application/participation/credits/credits-gateway'
import { creditsPath } from '../../ui/participation/credits/credits.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

export const creditsFeature = declareFeature('credits', {
  routes: [
    {
      path: creditsPath,
      chrome: 'player',
      requiresAuth: true,
      queries: ['type'],
      load: lazyCode('credits', () => import('../../ui/participation/credits/credits.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'credits',
      CreditsGateway,
      () => import('../../infrastructure/participation/credits/http-credits-gateway'),
    ),
  ],
  ways: lazyCode('ways', () => import('../../ui/participation/credits/credits.entries')),
  mine: lazyCode('mine', () => import('../../ui/participation/credits/credits.entries')),
})
