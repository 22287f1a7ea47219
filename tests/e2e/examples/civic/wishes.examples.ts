import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/micro-wish': { '/micro-wish': ['guest'] },
  '/wish': { '/wish': ['guest'] },
  '/micro-wish-details/:aid': {
    '/micro-wish-details/wish-demo-01': ['guest'],
    '/micro-wish-details/wish-demo-02': ['resident'],
  },
  '/micro-wish-details/:aid/comment/:id': {
    '/micro-wish-details/wish-demo-02/comment/comment-wish-demo-02-1': ['guest'],
  },
  '/micro-wish-publish': { '/micro-wish-publish': ['guest', 'resident'] },
  '/send-wish': { '/send-wish': ['guest'] },
  '/my-wish': { '/my-wish': ['resident'] },
  '/my-claimed': { '/my-claimed': ['volunteer'] },
  '/helper-list': { '/helper-list': ['resident'] },
  '/add-helper': { '/add-helper': ['resident'] },
  '/help-details/:id': { '/help-details/person-demo-3': ['resident'] },
}
