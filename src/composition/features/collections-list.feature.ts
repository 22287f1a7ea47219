import { CollectionsGateway } from '../../application/media/collections/collections-gateway'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

/** The list of collections loads without the video player. */
export const collectionsListFeature = declareFeature('collections-list', {
  routes: [
    {
      path: '/videos-collection',
      chrome: 'full',
      load: lazyCode('collections', () => import('../../ui/media/collections/collections.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'collections-gateway',
      CollectionsGateway,
      () => import('../../infrastructure/media/collections/http-collections-gateway'),
    ),
  ],
})
