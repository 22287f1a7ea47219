import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/project-list': { '/project-list': ['guest'], '/project-list?state=ended': ['guest'] },
  '/project-detail-list': {
    '/project-detail-list?id=project-01': ['guest'],
    '/project-detail-list?id=project-02&tab=records': ['volunteer'],
  },
}
