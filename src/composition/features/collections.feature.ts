import { collectionsRoutes } from '../../ui/collections/collections.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { videosFeature } from './videos.feature'

export const collectionsFeature: Feature = {
  name: featureName('collections'),
  routes: collectionsRoutes,
  adapters: lazyCode('collections', () =>
    import('../../infrastructure/collections/collections.module').then((module) => module.collectionsModule),
  ),
  needs: [videosFeature],
}
