import { ServicesGateway } from '../../application/overview/services/services-gateway'
import { servicesPath } from '../../ui/overview/services/services.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

export const servicesFeature = declareFeature('services', {
  routes: [
    {
      path: servicesPath,
      chrome: 'full',
      load: lazyCode('services', () => import('../../ui/overview/services/services.screen')),
    },
  ],
  adapters: [
    // It has a chunk of its own, since modules need it without the screen of all services.
    lazyBinding(
      'services-gateway',
      ServicesGateway,
      () => import('../../infrastructure/overview/services/http-services-gateway'),
    ),
  ],
  parts: ['service-icons'],
  everyday: true,
  ways: lazyCode('ways', () => import('../../ui/overview/services/services.entries')),
  mine: lazyCode('mine', () => import('../../ui/overview/services/services.entries')),
})
