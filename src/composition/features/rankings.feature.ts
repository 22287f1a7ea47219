import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import { rankingsRoutes } from '../../ui/civic/rankings/rankings.routes'
import type { Feature } from '../feature'

export const rankingsFeature: Feature = {
  name: featureName('rankings'),
  routes: rankingsRoutes,
  adapters: lazyCode('rankings', () => import('../../infrastructure/civic/rankings/rankings.module')),
}
