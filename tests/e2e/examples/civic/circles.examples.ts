import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/groups': { '/groups': ['guest', 'resident'], '/groups?mine=1': ['resident'], '/groups?mine=posts': ['resident'] },
  '/group-detail/:id': {
    '/group-detail/circle-01': ['guest', 'resident', 'volunteer'],
    '/group-detail/circle-02?tab=hot': ['guest'],
    '/group-detail/circle-05': ['guest', 'resident'],
    '/group-detail/circle-07': ['resident'],
  },
  '/group-post-detail/:aid': {
    '/group-post-detail/circle-post-1-007': ['guest', 'resident'],
    '/group-post-detail/circle-post-1-010': ['resident'],
  },
  '/group-post-detail/:aid/comment/:id': {
    '/group-post-detail/circle-post-1-007/comment/comment-circle-post-1-007-1': ['guest'],
  },
  '/post-report/:id': { '/post-report/circle-post-2-007': ['guest', 'resident'] },
  '/group-manage/:id': {
    '/group-manage/circle-01': ['guest', 'resident'],
    '/group-manage/circle-01?tab=pending': ['resident'],
    '/group-manage/circle-01?tab=records': ['resident'],
  },
  '/group-edit/:id': { '/group-edit/circle-01': ['resident'] },
}
