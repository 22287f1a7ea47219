import { classroomsRoutes } from '../../ui/civic/classrooms/classrooms.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const classroomsFeature: Feature = {
  name: featureName('classrooms'),
  ways: lazyCode('ways', () => import('../../ui/civic/classrooms/classroom.ways')),
  routes: classroomsRoutes,
  adapters: lazyCode('classrooms', () => import('../../infrastructure/civic/classrooms/classrooms.module')),
}
