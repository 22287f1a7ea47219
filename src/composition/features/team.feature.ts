import { activitiesFeature } from './activities.feature'
import { teamRoutes } from '../../ui/civic/teams/teams.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import type { Feature } from '../feature'
import { teamsFeature } from './teams.feature'
import { reportsFeature } from './reports.feature'

/** One team, which visitors report: what lists teams loads neither reports nor activities. */
export const teamFeature: Feature = {
  name: featureName('team'),
  routes: teamRoutes,
  needs: [teamsFeature, activitiesFeature, reportsFeature],
}
