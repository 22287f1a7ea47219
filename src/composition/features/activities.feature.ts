import { ActivitiesGateway } from '../../application/civic/activities/activities-gateway'
import { AttendanceGateway } from '../../application/civic/activities/attendance-gateway'
import { activitiesPath, activityRecordPath, myActivitiesPath } from '../../ui/civic/activities/activities.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { clashesFeature } from './clashes.feature'
import { messagesFeature } from './messages.feature'
import { placesFeature } from './places.feature'

export const activitiesFeature = declareFeature('activities', {
  routes: [
    {
      path: activitiesPath,
      chrome: 'player',
      queries: ['state', 'kind', 'when', 'free', 'within', 'order'],
      load: lazyCode('activity-screens', () => import('../../ui/civic/activities/activity-list.screen')),
    },
    {
      path: '/activity-attendance/:id',
      chrome: 'player',
      queries: ['group', 'person', 'shift'],
      indexed: false,
      isPrivate: true,
      load: lazyCode('activity-attendance', () => import('../../ui/civic/activities/attendance/attendance.screen')),
    },
    {
      path: myActivitiesPath,
      chrome: 'player',
      queries: ['state'],
      indexed: false,
      isPrivate: true,
      load: lazyCode('my-activities', () => import('../../ui/civic/activities/my-activities/my-activities.screen')),
    },
    {
      path: activityRecordPath,
      chrome: 'player',
      indexed: false,
      isPrivate: true,
      load: lazyCode('my-activities', () => import('../../ui/civic/activities/activity-record/activity-record.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'activities',
      ActivitiesGateway,
      () => import('../../infrastructure/civic/activities/http-activities-gateway'),
    ),
    lazyBinding(
      'activities',
      AttendanceGateway,
      () => import('../../infrastructure/civic/activities/http-attendance-gateway'),
    ),
  ],
  needs: [clashesFeature, messagesFeature, placesFeature],
  ways: lazyCode('ways', () => import('../../ui/civic/activities/activities.entries')),
  mine: lazyCode('mine', () => import('../../ui/civic/activities/activities.entries')),
  notices: lazyCode('activities', () => import('../../ui/civic/activities/activities.entries')),
})
