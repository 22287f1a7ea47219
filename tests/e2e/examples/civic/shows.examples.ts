import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/show-civilization': { '/show-civilization': ['guest'], '/show-civilization?category=mine': ['resident'] },
  '/show-civilization-details/:aid': {
    '/show-civilization-details/show-demo-002': ['guest'],
    '/show-civilization-details/show-demo-019': ['resident'],
  },
  '/show-civilization-details/:aid/comment/:id': {
    '/show-civilization-details/show-demo-002/comment/comment-show-demo-002-1': ['guest'],
  },
  '/show-civilization-publish': { '/show-civilization-publish': ['guest', 'resident'] },
  '/publish': { '/publish': ['guest'] },
  '/practices/:aid': { '/practices/entry-demo-001': ['guest', 'resident'] },
  '/practices/:aid/comment/:id': { '/practices/entry-demo-003/comment/comment-entry-demo-003-1': ['guest'] },
  '/create/:aid': { '/create/topic-night-bus': ['resident'] },
  '/dyfcg': {
    '/dyfcg': ['guest', 'resident'],
    '/dyfcg?id=campaign-river': ['guest'],
    '/dyfcg?id=campaign-spring': ['guest'],
  },
  '/invitation-post': { '/invitation-post?entry=entry-demo-001': ['guest'] },
}
