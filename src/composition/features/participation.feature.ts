import { VisitGateway } from '../../application/participation/visit-gateway'
import { declareFeature, lazyBinding } from '../declare-feature'
import { commentsFeature } from './comments.feature'
import { reactionsFeature } from './reactions.feature'

/** The ports that the screen of a content needs; sharing is loaded when it is first opened. */
export const participationFeature = declareFeature('participation', {
  routes: [],
  adapters: [
    lazyBinding('taking-part', VisitGateway, () => import('../../infrastructure/participation/http-visit-gateway')),
  ],
  needs: [reactionsFeature, commentsFeature],
})
