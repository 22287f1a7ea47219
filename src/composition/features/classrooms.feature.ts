import { classroomsRoutes } from '../../ui/classrooms/classrooms.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

export const classroomsFeature: Feature = {
  name: featureName('classrooms'),
  ways: lazyCode('ways', () => import('../../ui/classrooms/classroom.ways').then((module) => module.classroomWays)),
  routes: classroomsRoutes,
  adapters: lazyCode('classrooms', () =>
    import('../../infrastructure/classrooms/classrooms.module').then((module) => module.classroomsModule),
  ),
}
