import { SpecialsGateway } from '../../application/media/specials/specials-gateway'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { participationFeature } from './participation.feature'

const special = lazyCode('special', () => import('../../ui/media/specials/special.screen'))

export const specialsFeature = declareFeature('specials', {
  routes: [
    { path: '/specials/:aid', chrome: 'player', load: special },
    // S043: one comment with its replies, over the same special.
    { path: '/specials/:aid/comment/:id', chrome: 'player', load: special },
  ],
  adapters: [
    lazyBinding('special', SpecialsGateway, () => import('../../infrastructure/media/specials/http-specials-gateway')),
  ],
  needs: [participationFeature],
})
