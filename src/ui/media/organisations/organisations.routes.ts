import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const organisationsPath = '/org-list'
export const groupQuery = 'group'
/** The organisations of one group. */
export const organisationsOfPath = (group: string) => `${organisationsPath}?${groupQuery}=${encodeURIComponent(group)}`

export const organisationsRoutes: readonly ScreenRoute[] = [
  {
    path: '/orgs/:id',
    chrome: 'player',
    firstView: { script: '179 KB' },
    load: lazyCode('organisation', () => import('./organisation.screen')),
  },
  {
    path: organisationsPath,
    chrome: 'player',
    firstView: { script: '179 KB' },
    queries: [groupQuery],
    load: lazyCode('organisations', () => import('./organisation-list.screen')),
  },
  {
    path: '/org-graphic',
    chrome: 'player',
    firstView: { script: '179 KB' },
    load: lazyCode('organisations', () => import('./organisation-pictures.screen')),
  },
]
