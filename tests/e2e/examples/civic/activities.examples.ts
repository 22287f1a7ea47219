import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/voluntary-activities': { '/voluntary-activities': ['guest'] },
  '/activities-details/:id': {
    '/activities-details/activity-001': ['guest'],
    '/activities-details/activity-002': ['volunteer'],
    // This activity has shifts.
    '/activities-details/activity-024': ['volunteer'],
  },
  '/activity-attendance/:id': { '/activity-attendance/activity-023': ['volunteer'] },
  '/actlist': { '/actlist': ['volunteer'] },
  '/activity-record': { '/activity-record': ['volunteer'] },
}
