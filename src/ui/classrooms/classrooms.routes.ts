import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

export const classroomsPath = '/classrooms'

export const classroomsRoutes: readonly ScreenRoute[] = [
  {
    path: classroomsPath,
    chrome: 'player',
    queries: ['kind'],
    load: lazyCode('classrooms', () => import('./classrooms.screen')),
  },
]
