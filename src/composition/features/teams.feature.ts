import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import { teamsRoutes } from '../../ui/civic/teams/teams.routes'
import type { Feature } from '../feature'
import { messagesFeature } from './messages.feature'

export const teamsFeature: Feature = {
  name: featureName('teams'),
  ways: lazyCode('ways', () => import('../../ui/civic/teams/team.ways')),
  routes: teamsRoutes,
  mine: lazyCode('mine', () => import('../../ui/civic/teams/team.mine')),
  notices: lazyCode('teams', () => import('../../ui/civic/teams/team-notices.words')),
  adapters: lazyCode('teams', () => import('../../infrastructure/civic/teams/teams.module')),
  needs: [messagesFeature],
}
