import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

export const activitiesPath = '/voluntary-activities'
export const myActivitiesPath = '/actlist'
export const activityRecordPath = '/activity-record'
export const activityPath = (id: string) => `/activities-details/${encodeURIComponent(id)}`

export const activitiesRoutes: readonly ScreenRoute[] = [
  {
    path: activitiesPath,
    chrome: 'player',
    queries: ['state', 'kind', 'order'],
    load: lazyCode('activities', () => import('./activity-list.screen')),
  },
  {
    path: '/activities-details/:id',
    chrome: 'player',
    described: true,
    load: lazyCode('activities', () => import('./activity.screen')),
  },
  {
    path: myActivitiesPath,
    chrome: 'player',
    queries: ['state'],
    indexed: false,
    load: lazyCode('my-activities', () => import('./my-activities.screen')),
  },
  {
    path: activityRecordPath,
    chrome: 'player',
    indexed: false,
    load: lazyCode('my-activities', () => import('./activity-record.screen')),
  },
]
