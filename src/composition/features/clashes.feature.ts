import { ClashesGateway } from '../../application/civic/clashes/clashes-gateway'
import { declareFeature, lazyBinding } from '../declare-feature'

export const clashesFeature = declareFeature('clashes', {
  routes: [],
  adapters: [
    lazyBinding('clashes', ClashesGateway, () => import('../../infrastructure/civic/clashes/http-clashes-gateway')),
  ],
})
