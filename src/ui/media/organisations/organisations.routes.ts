import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const organisationsPath = '/org-list'
export const groupQuery = 'group'
/** The path of the list of organisations, for one group. */
export const organisationsOfPath = (group: string) => `${organisationsPath}?${groupQuery}=${encodeURIComponent(group)}`

export const organisationsRoutes: readonly ScreenRoute[] = [
  { path: '/orgs/:id', chrome: 'player', load: lazyCode('organisation', () => import('./organisation.screen')) },
  {
    path: organisationsPath,
    chrome: 'player',
    queries: [groupQuery],
    load: lazyCode('organisations', () => import('./organisation-list.screen')),
  },
  {
    path: '/org-graphic',
    chrome: 'player',
    load: lazyCode('organisations', () => import('./organisation-pictures.screen')),
  },
]
