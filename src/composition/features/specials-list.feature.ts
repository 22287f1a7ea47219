import { featureName } from '../../ui/frame/shell/feature-name'
import { specialsListRoutes } from '../../ui/media/specials/specials.routes'
import type { Feature } from '../feature'
import { feedFeature } from './feed.feature'

/** The list of specials loads without the code of a special. */
export const specialsListFeature: Feature = {
  name: featureName('specials-list'),
  routes: specialsListRoutes,
  needs: [feedFeature],
}
