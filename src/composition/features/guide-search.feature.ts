import { guideSearchPath } from '../../ui/civic/guides/guides.paths'
import { declareFeature, lazyCode } from '../declare-feature'
import { guidesFeature } from './guides.feature'
import { searchFeature } from './search.feature'

/** The search of guides asks for guides besides, so that the other searches load without them. */
export const guideSearchFeature = declareFeature('guide-search', {
  routes: [
    {
      path: guideSearchPath,
      chrome: 'player',
      queries: ['q', 'department'],
      indexed: false,
      load: lazyCode('guide-search', () => import('../../ui/overview/search/guide-search/guide-search.screen')),
    },
  ],
  needs: [searchFeature, guidesFeature],
})
