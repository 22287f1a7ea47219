import { TeamsGateway } from '../../application/civic/teams/teams-gateway'
import { teamsPath } from '../../ui/civic/teams/teams.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { messagesFeature } from './messages.feature'

export const teamsFeature = declareFeature('teams', {
  routes: [
    {
      path: teamsPath,
      chrome: 'player',
      queries: ['mine', 'search', 'organisation'],
      load: lazyCode('team-screens', () => import('../../ui/civic/teams/team-list.screen')),
    },
  ],
  adapters: [lazyBinding('teams', TeamsGateway, () => import('../../infrastructure/civic/teams/http-teams-gateway'))],
  needs: [messagesFeature],
  ways: lazyCode('ways', () => import('../../ui/civic/teams/teams.entries')),
  mine: lazyCode('mine', () => import('../../ui/civic/teams/teams.entries')),
  notices: lazyCode('teams', () => import('../../ui/civic/teams/teams.entries')),
})
