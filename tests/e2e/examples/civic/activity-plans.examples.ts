import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/activity-plan': {
    '/activity-plan?team=team-01': ['volunteer'],
    '/activity-plan?id=activity-plan-3': ['volunteer'],
    '/activity-plan?copy=activity-plan-4': ['volunteer'],
  },
  '/activity-plans/:id': { '/activity-plans/team-01': ['volunteer'] },
}
