import { episodeParameter } from '../../ui/media/collections/collections.paths'
import { declareFeature, lazyCode } from '../declare-feature'
import { collectionsListFeature } from './collections-list.feature'
import { videosFeature } from './videos.feature'

const collection = lazyCode('collection', () => import('../../ui/media/collections/collection.screen'))

export const collectionsFeature = declareFeature('collections', {
  routes: [
    { path: '/videos-collection/:aid', chrome: 'player', queries: [episodeParameter], load: collection },
    // S037: one comment with its replies, over the same collection.
    { path: '/videos-collection/:aid/comment/:id', chrome: 'player', load: collection },
  ],
  needs: [collectionsListFeature, videosFeature],
})
