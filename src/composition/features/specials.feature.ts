import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import { specialsRoutes } from '../../ui/media/specials/specials.routes'
import type { Feature } from '../feature'
import { participationFeature } from './participation.feature'

export const specialsFeature: Feature = {
  name: featureName('specials'),
  routes: specialsRoutes,
  adapters: lazyCode('special', () => import('../../infrastructure/media/specials/specials.module')),
  needs: [participationFeature],
}
