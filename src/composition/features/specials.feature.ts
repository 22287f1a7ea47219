import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import { specialsListRoutes, specialsRoutes } from '../../ui/media/specials/specials.routes'
import type { Feature } from '../feature'
import { feedFeature } from './feed.feature'
import { participationFeature } from './participation.feature'

/** The list of specials loads without the code of a special. */
export const specialsListFeature: Feature = {
  name: featureName('specials-list'),
  routes: specialsListRoutes,
  needs: [feedFeature],
}

export const specialsFeature: Feature = {
  name: featureName('specials'),
  routes: specialsRoutes,
  adapters: lazyCode('special', () => import('../../infrastructure/media/specials/specials.module')),
  needs: [participationFeature],
}
