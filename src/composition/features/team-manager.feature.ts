import { declareFeature, lazyCode } from '../declare-feature'
import { activitiesFeature } from './activities.feature'
import { teamsFeature } from './teams.feature'

/** The leader's desk, which also shows the activities of the team. */
export const teamManagerFeature = declareFeature('team-manager', {
  routes: [
    {
      path: '/team-managetab/:id',
      chrome: 'player',
      indexed: false,
      queries: ['tab'],
      load: lazyCode('team-manager', () => import('../../ui/civic/teams/team-manager/team-manager.screen')),
    },
  ],
  needs: [teamsFeature, activitiesFeature],
})
