import { ClassroomsGateway } from '../../application/civic/classrooms/classrooms-gateway'
import { classroomsPath } from '../../ui/civic/classrooms/classrooms.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

export const classroomsFeature = declareFeature('classrooms', {
  routes: [
    {
      path: classroomsPath,
      chrome: 'player',
      queries: ['kind'],
      load: lazyCode('classrooms', () => import('../../ui/civic/classrooms/classrooms.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'classrooms',
      ClassroomsGateway,
      () => import('../../infrastructure/civic/classrooms/http-classrooms-gateway'),
    ),
  ],
  ways: lazyCode('ways', () => import('../../ui/civic/classrooms/classrooms.entries')),
})
