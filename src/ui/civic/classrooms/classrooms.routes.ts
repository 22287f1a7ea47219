import type { CourseKind } from '../../../domain/civic/classrooms/course'
import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const classroomsPath = '/classrooms'
/** The path of the courses of one kind. */
export const classroomsOfPath = (kind: CourseKind) => `${classroomsPath}?kind=${kind}`

export const classroomsRoutes: readonly ScreenRoute[] = [
  {
    path: classroomsPath,
    chrome: 'player',
    queries: ['kind'],
    load: lazyCode('classrooms', () => import('./classrooms.screen')),
  },
]
