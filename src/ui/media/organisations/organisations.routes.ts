import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { groupQuery, organisationsPath } from './organisations.paths'

export const organisationsRoutes: readonly ScreenRoute[] = [
  { path: '/orgs/:id', chrome: 'player', load: lazyCode('organisation', () => import('./organisation.screen')) },
  {
    path: organisationsPath,
    chrome: 'player',
    queries: [groupQuery, 'search'],
    load: lazyCode('organisations', () => import('./organisation-list.screen')),
  },
  {
    path: '/org-graphic',
    chrome: 'player',
    load: lazyCode('organisations', () => import('./organisation-pictures.screen')),
  },
]
