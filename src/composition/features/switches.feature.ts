import { SwitchesGateway } from '../../application/frame/site/switches-gateway'
import { declareFeature, lazyBinding } from '../declare-feature'

/** The switches of the site (C006), for features that depend on them. */
export const switchesFeature = declareFeature('switches', {
  routes: [],
  adapters: [
    lazyBinding('switches', SwitchesGateway, () => import('../../infrastructure/frame/site/http-switches-gateway')),
  ],
})
