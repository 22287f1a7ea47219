import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { activityPlanPath } from './activity-plans.paths'

export const activityPlansRoutes: readonly ScreenRoute[] = [
  {
    path: activityPlanPath,
    chrome: 'none',
    queries: ['team', 'id', 'copy'],
    indexed: false,
    isPrivate: true,
    load: lazyCode('activity-plans', () => import('./activity-plan.screen')),
  },
  {
    path: '/activity-plans/:id',
    chrome: 'player',
    queries: ['state'],
    indexed: false,
    isPrivate: true,
    load: lazyCode('activity-plans', () => import('./plan-list.screen')),
  },
]
