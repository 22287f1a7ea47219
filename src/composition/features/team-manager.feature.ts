import { teamManagerRoutes } from '../../ui/civic/teams/teams.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import type { Feature } from '../feature'
import { activitiesFeature } from './activities.feature'
import { teamsFeature } from './teams.feature'

/** The leader's desk, which also shows the activities of the team. */
export const teamManagerFeature: Feature = {
  name: featureName('team-manager'),
  routes: teamManagerRoutes,
  needs: [teamsFeature, activitiesFeature],
}
