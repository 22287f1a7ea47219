import { errorPagePath } from '../../ui/frame/site/site.paths'
import { declareFeature, lazyCode } from '../declare-feature'

export const siteFeature = declareFeature('site', {
  routes: [
    {
      path: '/not-found',
      chrome: 'player',
      indexed: false,
      load: lazyCode('site', () => import('../../ui/frame/site/not-found.screen')),
    },
    {
      path: errorPagePath,
      chrome: 'none',
      indexed: false,
      queries: ['type', 'from'],
      load: lazyCode('site', () => import('../../ui/frame/site/error-page.screen')),
    },
    {
      path: '/_frame_foot',
      chrome: 'none',
      indexed: false,
      load: lazyCode('framed', () => import('../../ui/frame/site/frame-foot.screen')),
    },
  ],
})
