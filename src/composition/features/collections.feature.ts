import { collectionsListRoutes, collectionsRoutes } from '../../ui/collections/collections.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { videosFeature } from './videos.feature'

/** The list of collections starts without the video player. */
export const collectionsListFeature: Feature = {
  name: featureName('collections-list'),
  routes: collectionsListRoutes,
  adapters: lazyCode('collections-gateway', () =>
    import('../../infrastructure/collections/collections.module').then((module) => module.collectionsModule),
  ),
}

export const collectionsFeature: Feature = {
  name: featureName('collections'),
  routes: collectionsRoutes,
  needs: [collectionsListFeature, videosFeature],
}
