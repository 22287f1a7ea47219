import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import { rankingsRoutes } from '../../ui/rankings/rankings.routes'
import type { Feature } from '../feature'

export const rankingsFeature: Feature = {
  name: featureName('rankings'),
  routes: rankingsRoutes,
  adapters: lazyCode('rankings', () =>
    import('../../infrastructure/rankings/rankings.module').then((module) => module.rankingsModule),
  ),
}
