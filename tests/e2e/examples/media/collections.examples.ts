import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/videos-collection': { '/videos-collection': ['guest'] },
  '/videos-collection/:aid': { '/videos-collection/collection-makers': ['guest', 'resident'] },
  '/videos-collection/:aid/comment/:id': {
    '/videos-collection/collection-makers/comment/comment-collection-makers-01': ['guest'],
  },
}
