import { declareFeature, lazyCode } from '../declare-feature'
import { feedFeature } from './feed.feature'

/** The list of specials loads without the code of a special. */
export const specialsListFeature = declareFeature('specials-list', {
  routes: [
    {
      path: '/specials',
      chrome: 'full',
      load: lazyCode('specials', () => import('../../ui/media/specials/specials.screen')),
    },
    {
      path: '/_frame_specials',
      chrome: 'none',
      indexed: false,
      load: lazyCode('framed', () => import('../../ui/media/specials/specials-frame').then((of) => of.specials()), [
        'specials',
      ]),
    },
  ],
  needs: [feedFeature],
})
