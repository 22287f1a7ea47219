import { GovernmentGateway } from '../../application/overview/government/government-gateway'
import { governmentPath } from '../../ui/overview/government/government.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { amenitiesFeature } from './amenities.feature'
import { suggestionsListFeature } from './suggestions-list.feature'

export const governmentFeature = declareFeature('government', {
  routes: [
    {
      path: governmentPath,
      chrome: 'full',
      load: lazyCode('government', () => import('../../ui/overview/government/government.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'government',
      GovernmentGateway,
      () => import('../../infrastructure/overview/government/http-government-gateway'),
    ),
  ],
  needs: [amenitiesFeature, suggestionsListFeature],
  everyday: true,
  ways: lazyCode('ways', () => import('../../ui/overview/government/government.entries')),
})
