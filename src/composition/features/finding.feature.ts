import { FindingGateway } from '../../application/overview/finding/finding-gateway'
import { findingPath } from '../../ui/overview/finding/finding.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { reactionsFeature } from './reactions.feature'
import { searchFeature } from './search.feature'

export const findingFeature = declareFeature('finding', {
  routes: [
    {
      path: findingPath,
      chrome: 'player',
      queries: ['tab', 'kind', 'period'],
      load: lazyCode('finding', () => import('../../ui/overview/finding/finding.screen')),
    },
  ],
  adapters: [
    lazyBinding('finding', FindingGateway, () => import('../../infrastructure/overview/finding/http-finding-gateway')),
  ],
  needs: [reactionsFeature, searchFeature],
  ways: lazyCode('ways', () => import('../../ui/overview/finding/finding.entries')),
  mine: lazyCode('mine', () => import('../../ui/overview/finding/finding.entries')),
})
