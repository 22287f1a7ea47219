import { collectionsListRoutes } from '../../ui/media/collections/collections.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

/** The list of collections loads without the video player. */
export const collectionsListFeature: Feature = {
  name: featureName('collections-list'),
  routes: collectionsListRoutes,
  adapters: lazyCode('collections-gateway', () => import('../../infrastructure/media/collections/collections.module')),
}
