import { GuidesGateway } from '../../application/civic/guides/guides-gateway'
import { guidesPath } from '../../ui/civic/guides/guides.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { mapsFeature } from './maps.feature'

export const guidesFeature = declareFeature('guides', {
  routes: [
    {
      path: guidesPath,
      chrome: 'full',
      queries: ['theme', 'event', 'department'],
      load: lazyCode('guides', () => import('../../ui/civic/guides/guide-list/guide-list.screen')),
    },
    {
      path: '/guides/:id',
      chrome: 'player',
      load: lazyCode('guide', () => import('../../ui/civic/guides/guide/guide.screen')),
    },
  ],
  adapters: [
    lazyBinding('guides', GuidesGateway, () => import('../../infrastructure/civic/guides/http-guides-gateway')),
  ],
  needs: [mapsFeature],
  everyday: true,
  ways: lazyCode('ways', () => import('../../ui/civic/guides/guides.entries')),
})
