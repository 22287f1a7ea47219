import { practiceHomesRoutes } from '../../ui/civic/practice-homes/practice-homes.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { activitiesFeature } from './activities.feature'
import { teamsFeature } from './teams.feature'
import { venuesFeature } from './venues.feature'

export const practiceHomesFeature: Feature = {
  name: featureName('practice-homes'),
  routes: practiceHomesRoutes,
  adapters: lazyCode('practice-homes', () => import('../../infrastructure/civic/practice-homes/practice-homes.module')),
  needs: [teamsFeature, activitiesFeature, venuesFeature],
}
