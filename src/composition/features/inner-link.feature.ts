import { PartnerGateway } from '../../application/frame/session/login/partner-gateway'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

export const innerLinkFeature = declareFeature('inner-link', {
  routes: [
    {
      path: '/inner-link',
      chrome: 'player',
      indexed: false,
      queries: ['link'],
      load: lazyCode('inner-link', () => import('../../ui/frame/site/inner-link/inner-link.screen')),
    },
  ],
  adapters: [
    lazyBinding('inner-link', PartnerGateway, () => import('../../infrastructure/frame/site/http-partner-gateway')),
  ],
})
