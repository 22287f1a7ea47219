import { teamRoutes } from '../../ui/civic/teams/teams.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import type { Feature } from '../feature'
import { teamsFeature } from './teams.feature'
import { reportsFeature } from './reports.feature'

/** A team, which visitors report: what only shows teams loads without the code of reports. */
export const teamFeature: Feature = {
  name: featureName('team'),
  routes: teamRoutes,
  needs: [teamsFeature, reportsFeature],
}
