import { declareFeature, lazyCode } from '../declare-feature'
import { activitiesFeature } from './activities.feature'
import { reportsFeature } from './reports.feature'
import { teamsFeature } from './teams.feature'

/** One team, which visitors report: what lists teams loads neither reports nor activities. */
export const teamFeature = declareFeature('team', {
  routes: [
    {
      path: '/team-detail',
      chrome: 'player',
      queries: ['id'],
      load: lazyCode('team-screens', () => import('../../ui/civic/teams/team/team.screen')),
    },
  ],
  needs: [teamsFeature, activitiesFeature, reportsFeature],
})
