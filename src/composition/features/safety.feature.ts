import { SafetyGateway } from '../../application/people/safety/safety-gateway'
import { safePath } from '../../ui/people/safety/safety.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

export const safetyFeature = declareFeature('safety', {
  routes: [
    {
      path: safePath,
      chrome: 'none',
      requiresAuth: true,
      load: lazyCode('safety', () => import('../../ui/people/safety/safe.screen')),
    },
  ],
  adapters: [
    lazyBinding('safety', SafetyGateway, () => import('../../infrastructure/people/safety/http-safety-gateway')),
  ],
  ways: lazyCode('ways', () => import('../../ui/people/safety/safety.entries')),
  mine: lazyCode('mine', () => import('../../ui/people/safety/safety.entries')),
  notices: lazyCode('safety', () => import('../../ui/people/safety/safety.entries')),
})
