import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { foundTeamPath } from './team-foundings.paths'

export const teamFoundingsRoutes: readonly ScreenRoute[] = [
  {
    path: foundTeamPath,
    chrome: 'none',
    indexed: false,
    isPrivate: true,
    load: lazyCode('team-foundings', () => import('./found-team.screen')),
  },
  {
    path: '/team-change/:id',
    chrome: 'none',
    indexed: false,
    isPrivate: true,
    load: lazyCode('team-foundings', () => import('./change-team.screen')),
  },
]
