import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { teamsPath } from './teams.paths'

export const teamsRoutes: readonly ScreenRoute[] = [
  {
    path: teamsPath,
    chrome: 'player',
    queries: ['mine', 'search', 'organisation'],
    load: lazyCode('team-screens', () => import('./team-list.screen')),
  },
]

export const teamRoutes: readonly ScreenRoute[] = [
  {
    path: '/team-detail',
    chrome: 'player',
    queries: ['id'],
    load: lazyCode('team-screens', () => import('./team.screen')),
  },
]

export const teamManagerRoutes: readonly ScreenRoute[] = [
  {
    path: '/team-managetab/:id',
    chrome: 'player',
    indexed: false,
    queries: ['tab'],
    load: lazyCode('team-manager', () => import('./team-manager.screen')),
  },
]
