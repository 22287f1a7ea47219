import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const teamsPath = '/search-team'
/** The path of the teams that the member leads or belongs to. */
export const myTeamsPath = `${teamsPath}?mine=1`
/** The path of the teams of one organisation. */
export const teamsOfPath = (organisationId: string) => `${teamsPath}?organisation=${encodeURIComponent(organisationId)}`
export const teamPath = (id: string) => `/team-detail?id=${encodeURIComponent(id)}`
export const teamManagerPath = (id: string) => `/team-managetab/${encodeURIComponent(id)}`

export const teamsRoutes: readonly ScreenRoute[] = [
  {
    path: teamsPath,
    chrome: 'player',
    queries: ['mine', 'search', 'organisation'],
    load: lazyCode('teams', () => import('./team-list.screen')),
  },
  { path: '/team-detail', chrome: 'player', queries: ['id'], load: lazyCode('teams', () => import('./team.screen')) },
  {
    path: '/team-managetab/:id',
    chrome: 'player',
    indexed: false,
    queries: ['tab'],
    load: lazyCode('team-manager', () => import('./team-manager.screen')),
  },
]
