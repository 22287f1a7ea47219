import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { activitiesPath, activityRecordPath, myActivitiesPath } from './activities.paths'

export const activitiesRoutes: readonly ScreenRoute[] = [
  {
    path: activitiesPath,
    chrome: 'player',
    queries: ['state', 'kind', 'order'],
    load: lazyCode('activity-screens', () => import('./activity-list.screen')),
  },
  {
    path: '/activity-attendance/:id',
    chrome: 'player',
    queries: ['group', 'person', 'shift'],
    indexed: false,
    isPrivate: true,
    load: lazyCode('activity-attendance', () => import('./attendance.screen')),
  },
  {
    path: myActivitiesPath,
    chrome: 'player',
    queries: ['state'],
    indexed: false,
    isPrivate: true,
    load: lazyCode('my-activities', () => import('./my-activities.screen')),
  },
  {
    path: activityRecordPath,
    chrome: 'player',
    indexed: false,
    isPrivate: true,
    load: lazyCode('my-activities', () => import('./activity-record.screen')),
  },
]

export const activityRoutes: readonly ScreenRoute[] = [
  {
    path: '/activities-details/:id',
    chrome: 'player',
    load: lazyCode('activity-screens', () => import('./activity.screen')),
  },
]
