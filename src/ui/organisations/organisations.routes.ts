import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

export const groupQuery = 'group'

export const organisationsRoutes: readonly ScreenRoute[] = [
  {
    path: '/orgs/:id',
    chrome: 'player',
    firstView: { script: '172 KB' },
    load: lazyCode('organisation', () => import(/* webpackChunkName: "organisation" */ './organisation.screen')),
  },
  {
    path: '/org-list',
    chrome: 'player',
    firstView: { script: '172 KB' },
    queries: [groupQuery],
    load: lazyCode('organisations', () => import(/* webpackChunkName: "organisations" */ './organisation-list.screen')),
  },
  {
    path: '/org-graphic',
    chrome: 'player',
    firstView: { script: '170 KB' },
    load: lazyCode(
      'organisations',
      () => import(/* webpackChunkName: "organisations" */ './organisation-pictures.screen'),
    ),
  },
]
