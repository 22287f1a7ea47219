import { collectionsRoutes } from '../../ui/media/collections/collections.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import type { Feature } from '../feature'
import { collectionsListFeature } from './collections-list.feature'
import { videosFeature } from './videos.feature'

export const collectionsFeature: Feature = {
  name: featureName('collections'),
  routes: collectionsRoutes,
  needs: [collectionsListFeature, videosFeature],
}
