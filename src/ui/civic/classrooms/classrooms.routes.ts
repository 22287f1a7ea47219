import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { classroomsPath } from './classrooms.paths'

export const classroomsRoutes: readonly ScreenRoute[] = [
  {
    path: classroomsPath,
    chrome: 'player',
    queries: ['kind'],
    load: lazyCode('classrooms', () => import('./classrooms.screen')),
  },
]
